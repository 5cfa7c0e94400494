import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { campaignKey } from '../campaigns/use-campaign';
import { readHoldings } from '../lost-answer/holdings';
import { pause } from '../lost-answer/pause';
import { buyCoupon, lookAgain, type Purchase } from './buy-coupon';
import { buyTransition, type BuyOutcome } from './buy-state';

/** The purchase of one campaign: its state, and what the buttons do. */
export function useBuy(campaign: Campaign, uid: string | null) {
  const host = useHost();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(buyTransition, { kind: 'closed' });
  const before = useRef<Promise<ReadonlySet<string>> | null>(null);
  const purchase = useRef<Purchase | null>(null);
  const open = state.kind === 'api-failed' && !state.known;

  const settle = (outcome: BuyOutcome) => {
    if (outcome.kind === 'success') {
      host.bus.publish('points-changed', { version: 1 });
      host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
    }
    void queries.invalidateQueries({ queryKey: campaignKey(campaign.id) });
    dispatch({ kind: 'settled', outcome });
  };
  const settleLater = useRef(settle);
  useEffect(() => {
    settleLater.current = settle;
  });

  useEffect(() => {
    if (!open) return;
    const look = () => {
      if (purchase.current) void lookAgain(purchase.current).then((outcome) => settleLater.current(outcome));
    };
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('online', look);
    };
  }, [open]);

  return {
    state,
    press: () => {
      if (uid !== null) {
        before.current = readHoldings(host, uid, 'coupons');
        // Read for the case of a lost answer only: whoever needs it sees the rejection.
        before.current.catch(() => undefined);
      }
      dispatch({ kind: 'press' });
    },
    confirm: (quantity: number) => {
      if (uid === null || !before.current || state.kind !== 'confirm') return;
      purchase.current = { host, uid, campaign, quantity, before: before.current };
      dispatch({ kind: 'confirm' });
      const held = pause(minimumVisible.buyLoading);
      void buyCoupon(purchase.current).then(async (outcome) => {
        await held;
        settle(outcome);
      });
    },
    close: () => {
      dispatch({ kind: 'close' });
    },
  };
}
