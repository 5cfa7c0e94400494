import { Slot, useHost } from '@mrw/shared-contracts';
import { InMiddle } from '../in-middle/in-middle';

/** The balance before a payment, and its points, signed. */
export type Order = { before: number | null; points: number };

/** After a payment: what it did to the points, and what is offered next. Other sites have pages of their own for that. */
export function PaidResult({ order }: { order: Order | null }) {
  const { config, embed, push } = useHost();
  if (!order || embed.isOpenInOtherSite || !(config.affordability || push)) return null;
  return (
    <InMiddle>
      {config.affordability && <Slot name="what-next" values={order} />}
      {push && <Slot name="push-offer" />}
    </InMiddle>
  );
}
