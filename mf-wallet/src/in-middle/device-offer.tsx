import { Slot, useHost } from '@mrw/shared-contracts';

/** After an act at a till: what this device can do for the member. Hosts in the sites of partners offer nothing. */
export function DeviceOffer() {
  const { offlineCard, push } = useHost();
  return (offlineCard ?? push) ? <Slot name="device-offer" values={{ atTill: true }} /> : null;
}
