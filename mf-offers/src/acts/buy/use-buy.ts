import { useHost, useKept } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useAfterAttempt } from '../acquire/after-attempt';
import { pause } from '../../campaigns/press/pause';
import { buyCoupon } from './buy-coupon';
import { buyTransition, type BuyEvent, type BuyOutcome, type BuyState } from './buy-state';

/** The purchase of one campaign: its state and actions. */
export function useBuy(campaign: Campaign, uid: string | null) {
  const host = useHost();
  const afterAttempt = useAfterAttempt(campaign.id);
  const [state, setState] = useKept<BuyState>('purchase', { kind: 'closed' });
  const dispatch = (event: BuyEvent) => {
    setState((before) => buyTransition(before, event));
  };

  const question = useUnknownOutcome<BuyOutcome>(
    (outcome) => {
      if (outcome.kind === 'unknown') {
        dispatch({ kind: 'no-answer' });
        return;
      }
      afterAttempt(outcome.kind === 'success' ? 'done' : outcome, true);
      dispatch({ kind: 'settled', outcome });
    },
    { key: 'purchase' },
  );

  return {
    state,
    pending: question.pending,
    checking: question.checking,
    looking: question.looking,
    lookAgain: question.lookAgain,
    press: () => {
      dispatch({ kind: question.open ? 'no-answer' : 'press' });
    },
    confirm: (quantity: number) => {
      if (uid === null || state.kind !== 'confirm') return;
      dispatch({ kind: 'confirm' });
      const held = pause(minimumVisible.buyLoading);
      void buyCoupon({ host, uid, campaign, quantity, onUnclear: question.check }).then(async (outcome) => {
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
