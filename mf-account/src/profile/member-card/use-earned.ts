import { deviceNow, useHost, useLiveNews } from '@mrw/shared-contracts';
import { useState } from 'react';

/** Points that came, the balance after them, and when it was heard: milliseconds since 1970, by the device. */
export type Earned = { points: number; balance: number; heardAt: number };

/** Hears of points while the card is shown; null until some came, and after it was dismissed. */
export function useEarned(): { earned: Earned | null; dismiss(): void } {
  const { auth, bus } = useHost();
  const [earned, setEarned] = useState<Earned | null>(null);
  useLiveNews(true, ({ event, news }) => {
    if (event === 'resync') void auth.reloadMember();
    if (event !== 'points') return;
    bus.publish('points-changed', { version: 1 });
    const heardAt = deviceNow();
    if (news.change > 0) setEarned({ points: news.change, balance: news.balance, heardAt });
  });
  return {
    earned,
    dismiss: () => {
      setEarned(null);
    },
  };
}
