import { useHost } from '@mrw/shared-contracts';
import { lazy, Suspense, type ComponentType } from 'react';

// The card does without them when their code does not come.
const none = () => ({ default: () => null });
const Offer = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "slot-device-offer" */ '../keep-card/keep-offer').then(
    ({ KeepOffer }) => ({ default: KeepOffer }),
    none,
  ),
);
const Switch = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "slot-device-offer" */ '../keep-card/keep-card').then(
    ({ KeepCard }) => ({ default: KeepCard }),
    none,
  ),
);

/** Keeping the card: the offer or the switch, absent where the device cannot. */
export function LazyKeep({ as }: { as: 'offer' | 'switch' }) {
  const { offlineCard } = useHost();
  return offlineCard ? <Suspense>{as === 'offer' ? <Offer /> : <Switch />}</Suspense> : null;
}
