import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { campaignChanged } from '../campaigns/campaign-changed';
import { rememberHoldings } from '../lost-answer/holdings';
import { pause } from '../lost-answer/pause';
import type { Remembered } from '../lost-answer/remember';
import { isUnknown, useOpenQuestion } from '../lost-answer/use-open-question';
import { buyCoupon } from './buy-coupon';
import { buyTransition, type BuyOutcome } from './buy-state';

/** The purchase of one campaign: its state, and what the buttons do. */
export function useBuy(campaign: Campaign, uid: string | null) {
  const host = useHost();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(buyTransition, { kind: 'closed' });
  const before = useRef<Remembered | null>(null);

  const settle = (outcome: BuyOutcome) => {
    if (outcome.kind === 'success' || outcome.kind === 'unclear') {
      host.bus.publish('points-changed', { version: 1 });
    }
    if (outcome.kind === 'success') {
      host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
    }
    campaignChanged(queries, campaign.id);
    dispatch({ kind: 'settled', outcome });
  };
  const question = useOpenQuestion(settle);

  return {
    state,
    looking: question.looking,
    lookAgain: question.lookAgain,
    press: () => {
      if (question.open) {
        dispatch({ kind: 'no-answer' });
        return;
      }
      if (uid !== null) before.current = rememberHoldings(host, uid, 'coupons');
      dispatch({ kind: 'press' });
    },
    confirm: (quantity: number) => {
      if (uid === null || !before.current || state.kind !== 'confirm') return;
      dispatch({ kind: 'confirm' });
      const held = pause(minimumVisible.buyLoading);
      void buyCoupon({ host, uid, campaign, quantity, before: before.current }).then(async (outcome) => {
        await held;
        if (!isUnknown(outcome)) {
          settle(outcome);
          return;
        }
        question.ask(outcome);
        dispatch({ kind: 'no-answer' });
      });
    },
    close: () => {
      dispatch({ kind: 'close' });
    },
  };
}
