import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { RelatedCampaigns } from './screens/related/related-campaigns';

export default defineRemote({
  name: 'mf-offers/related-campaigns',
  styles: styleSheets,
  render: ({ slotProps }) => <RelatedCampaigns values={slotProps} />,
});
