import { useHost } from '@mrw/shared-contracts';
import { lazy, Suspense, type ReactNode } from 'react';
import { walletOf, type PassWallet } from './wallet-of';

/** What the pass is of: `card`, `coupon-{id}` or `ticket-{id}`. */
export type WalletPassProps = { item: string };

// The page can do without it. It is part of a file that both remotes have: one of its own would make every page longer.
const AddPass = lazy<(props: WalletPassProps & { wallet: PassWallet }) => ReactNode>(() =>
  import(/* webpackChunkName: 'later' */ './add-pass').catch(() => ({ default: () => null })),
);

/** The button of the phone's wallet, where the phone has one and the deployment has passes. */
export function WalletPass({ item }: WalletPassProps) {
  const { config, embed } = useHost();
  const wallet = config.walletPasses && !embed.isOpenInOtherSite ? walletOf(navigator) : null;
  return wallet && wallet === (config.passWallet ?? wallet) ? (
    <Suspense fallback={null}>
      <AddPass item={item} wallet={wallet} />
    </Suspense>
  ) : null;
}
