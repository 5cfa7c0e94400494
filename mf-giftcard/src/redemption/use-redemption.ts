import { failureOf, useHost } from '@mrw/shared-contracts';
import { useOnline } from '@mrw/shared-ui';
import { useCallback, useEffect, useReducer, useRef } from 'react';
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
  const online = useOnline();

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

  // The true state is read again when the connection is back.
  const lost = state.kind === 'unknown';
  const latestCheck = useRef(check);
  useEffect(() => {
    latestCheck.current = check;
  });
  const wasOffline = useRef(false);
  useEffect(() => {
    const back = online && wasOffline.current;
    wasOffline.current = !online;
    if (back && lost) latestCheck.current();
  }, [lost, online]);

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
        const lostAnswer = answer.kind === 'unknown';
        finish(redeemable, lostAnswer ? await settle(() => readOutcome(http, redeemable)) : answer);
      });
    },
    check,
    again: () => {
      dispatch({ type: 'again' });
    },
  };
}
