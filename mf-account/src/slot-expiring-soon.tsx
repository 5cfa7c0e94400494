import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { MembersOnly } from '@mrw/shared-ui/member';
import { ExpiringSoon } from './activity/expiry-centre/expiring-soon';

/** What expires next, for a slot of another remote. */
export default defineRemote({
  name: 'mf-account',
  styles: styleSheets,
  render: () => (
    <MembersOnly otherwise={null}>
      <ExpiringSoon />
    </MembersOnly>
  ),
});
