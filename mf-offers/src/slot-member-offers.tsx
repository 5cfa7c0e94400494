import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { MemberOffers } from './screens/home/member-offers';

export default defineRemote({
  name: 'mf-offers/member-offers',
  styles: styleSheets,
  render: () => <MemberOffers />,
});
