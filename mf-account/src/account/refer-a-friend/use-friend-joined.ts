import { useHost, useLiveNews } from '@mrw/shared-contracts';
import type { referrals } from '@mrw/shared-contracts/api/invitations';
import { useState } from 'react';
import type * as z from 'zod/mini';

type Referrals = z.infer<typeof referrals>;

/** What the member got for a friend, and the points before. */
export type FriendGain = { change: number; before: number };

/**
 * Hears while the page is open that a friend joined: points came, and more friends have joined than before. The
 * message of the points does not say for what they are.
 *
 * @param known as the page shows it
 * @param reread reads it again
 */
export function useFriendJoined(
  known: Referrals | undefined,
  reread: () => Promise<{ data?: Referrals | undefined }>,
): { gain: FriendGain | null; dismiss(): void } {
  const { bus } = useHost();
  const [gain, setGain] = useState<FriendGain | null>(null);
  const hear = async (change: number, balance: number) => {
    const { data } = await reread();
    if (!known || !data || data.joined <= known.joined || change <= 0) return;
    // A friend may bring points by more than one campaign.
    setGain((sum) => (sum ? { ...sum, change: sum.change + change } : { change, before: balance - change }));
  };
  useLiveNews(known !== undefined, ({ event, news }) => {
    if (event === 'resync') void reread();
    if (event !== 'points') return;
    bus.publish('points-changed', { version: 1 });
    void hear(news.change, news.balance);
  });
  return {
    gain,
    dismiss: () => {
      setGain(null);
    },
  };
}
