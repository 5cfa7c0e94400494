import { defineRemote, useHost } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { MembersOnly } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { PushOffer } from './inbox/device-messages/push-offer';
import { KeepOffer } from './profile/keep-card/keep-offer';
import { mayOfferToKeep } from './profile/keep-card/may-offer';

/** One offer after an act: after a use at a till to keep card and coupons, otherwise messages. */
function DeviceOffer({ atTill }: { atTill: boolean }) {
  const host = useHost();
  // The answer to one brings up no other.
  const [keeps] = useState(() => atTill && mayOfferToKeep(host));
  return keeps ? <KeepOffer /> : <PushOffer />;
}

/** What this device can do for the member from now on, for a slot of another remote; `atTill` after an act at a till. */
export default defineRemote({
  name: 'mf-account',
  styles: styleSheets,
  render: ({ slotProps }) => (
    <MembersOnly otherwise={null}>
      <DeviceOffer atTill={slotProps?.['atTill'] === true} />
    </MembersOnly>
  ),
});
