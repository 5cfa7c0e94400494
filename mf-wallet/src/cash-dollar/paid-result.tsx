import { Slot, useHost } from '@mrw/shared-contracts';
import { InMiddle } from '../in-middle/in-middle';

/** The balance before a payment, and its points, signed. */
export type Order = { before: number | null; points: number };

/** After a payment: what it did to the points, and what is offered next. Other sites have pages of their own for that. */
export function PaidResult({ order }: { order: Order | null }) {
  const { config, embed } = useHost();
  if (!order || !config.affordability || embed.isOpenInOtherSite) return null;
  return (
    <InMiddle>
      <Slot name="what-next" values={order} />
    </InMiddle>
  );
}
