import { Slot, useHost } from '@mrw/shared-contracts';
import { DeviceOffer } from '../in-middle/device-offer';
import { InMiddle } from '../in-middle/in-middle';

/** The balance before a payment, and its points, signed. */
export type Order = { before: number | null; points: number };

/** After a payment: what it did to the points, and what is offered next. Other sites have pages of their own for that. `isTold`: the screen that tells it is closed. */
export function PaidResult({ order, isTold }: { order: Order | null; isTold: boolean }) {
  const { config, embed } = useHost();
  if (!order || embed.isOpenInOtherSite) return null;
  return (
    <InMiddle>
      {config.affordability && <Slot name="what-next" values={order} />}
      {isTold && <DeviceOffer />}
    </InMiddle>
  );
}
