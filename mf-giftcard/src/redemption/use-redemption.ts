import { failureOf, useHost } from '@mrw/shared-contracts';
import { useLookAgain } from '@mrw/shared-ui';
import { useCallback, useReducer, useRef } from 'react';
import { readOutcome, readRedeemable, redeem, withBalance } from './redemption-calls';
import {
  firstState,
  transition,
  type Outcome,
  type Redeemable,
  type RedemptionState,
} from './redemption-state';
import { settle } from './settle';

export type Redemption = {
  state: RedemptionState;
  onLogin(refreshToken: string): void;
  onLoginFailed(text: string | null): void;
  cancel(): void;
  confirm(): void;
  check(): void;
  again(): void;
};

/** The redemption of one card: drives the states with the calls. */
export function useRedemption(code: string): Redemption {
  const { http, config, bus, session$ } = useHost();
  const [state, dispatch] = useReducer(transition, code, firstState);
  // A second message or press before the next render must not start a second call.
  const running = useRef(false);

  const finish = useCallback(
    (redeemable: Redeemable, outcome: Outcome) => {
      dispatch({ type: 'ended', outcome, redeemable });
      const session = session$.value;
      const ours = session.kind === 'member' && session.member.uid === redeemable.customer.uid;
      if (outcome.kind === 'redeemed' && ours) bus.publish('points-changed', { version: 1 });
    },
    [bus, session$],
  );

  const once = useCallback((work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    void work().finally(() => {
      running.current = false;
    });
  }, []);

  const check = useCallback(() => {
    if (state.kind !== 'unknown') return;
    const { redeemable } = state;
    once(async () => {
      finish(redeemable, await readOutcome(http, redeemable));
    });
  }, [state, once, finish, http]);

  useLookAgain(state.kind === 'unknown', check);

  return {
    state,
    onLogin: (refresh) => {
      if (state.kind !== 'signing-in') return;
      once(async () => {
        dispatch({ type: 'logged-in' });
        try {
          const { pointsPerCashDollar } = config;
          const redeemable = await readRedeemable(http, { code, refresh, pointsPerCashDollar });
          dispatch({ type: 'read', redeemable });
        } catch (error) {
          const failure = failureOf(error);
          dispatch({ type: 'not-read', text: failure.kind === 'refused' ? failure.detail : null });
        }
      });
    },
    onLoginFailed: (text) => {
      dispatch({ type: 'login-failed', text });
    },
    cancel: () => {
      dispatch({ type: 'cancelled' });
    },
    confirm: () => {
      if (state.kind !== 'confirming') return;
      once(async () => {
        dispatch({ type: 'confirmed' });
        const redeemable = await withBalance(http, state.redeemable);
        const answer = await redeem(http, redeemable);
        const lookAgain = (signal: AbortSignal) => readOutcome(http, redeemable, signal);
        finish(redeemable, answer.kind === 'unknown' ? await settle(lookAgain) : answer);
      });
    },
    check,
    again: () => {
      dispatch({ type: 'again' });
    },
  };
}
