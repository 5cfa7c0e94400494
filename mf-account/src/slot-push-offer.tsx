import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { MembersOnly } from '@mrw/shared-ui/member';
import { PushOffer } from './inbox/device-messages/push-offer';

/** The offer of messages to this device, for a slot of another remote. */
export default defineRemote({
  name: 'mf-account',
  styles: styleSheets,
  render: () => (
    <MembersOnly otherwise={null}>
      <PushOffer />
    </MembersOnly>
  ),
});
