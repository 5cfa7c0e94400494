import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useReducer, useRef } from 'react';
import { useAfterAttempt, type Ended } from '../acquire/after-attempt';
import { pause } from '../press/pause';
import { rememberHoldings } from '../unknown-outcome/holdings';
import type { Remembered } from '../unknown-outcome/remember';
import { buyCoupon } from './buy-coupon';
import { buyTransition, type BuyOutcome } from './buy-state';

/** The purchase of one campaign: its state and actions. */
export function useBuy(campaign: Campaign, uid: string | null) {
  const host = useHost();
  const afterAttempt = useAfterAttempt(campaign.id);
  const [state, dispatch] = useReducer(buyTransition, { kind: 'closed' });
  const before = useRef<Remembered | null>(null);

  const question = useUnknownOutcome<BuyOutcome>((outcome) => {
    if (outcome.kind === 'unknown') {
      dispatch({ kind: 'no-answer' });
      return;
    }
    afterAttempt(endedAs(outcome), true);
    dispatch({ kind: 'settled', outcome });
  });

  return {
    state,
    pending: question.pending,
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
        question.receive(outcome);
      });
    },
    close: () => {
      // An unresolved outcome stays, and is shown again at the next press.
      if (!question.open) question.drop();
      dispatch({ kind: 'close' });
    },
  };
}

function endedAs(outcome: BuyOutcome): Ended {
  switch (outcome.kind) {
    case 'success':
      return 'done';
    case 'acquire-failed':
      return outcome.failure;
    case 'api-failed':
      return 'failed';
    case 'unclear':
      return 'unclear';
  }
}
