import { failureOf, useHost, useKept } from '@mrw/shared-contracts';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { readRedeemable, redeem, withBalance } from './redemption-calls';
import {
  firstState,
  transition,
  type Outcome,
  type RedemptionEvent,
  type RedemptionState,
} from './redemption-state';
import { problemOf } from './refusal';

export type Redemption = {
  state: RedemptionState;
  /** The response did not tell the outcome: the points are being read. */
  checking: boolean;
  onLogin(refreshToken: string): void;
  onLoginFailed(text: string | null): void;
  cancel(): void;
  confirm(): void;
  check(): void;
  again(): void;
};

/** The redemption of one card: runs the calls of each state. */
export function useRedemption(code: string): Redemption {
  const { http, config, bus, session$ } = useHost();
  const act = `redemption of ${code}`;
  const [state, setState] = useKept(act, () => firstState(code));
  const dispatch = (event: RedemptionEvent) => {
    setState((before) => transition(before, event));
  };
  const [, once] = useSingleFlight(act);
  /** The member who redeems. */
  const [uid, setUid] = useKept(`member of the ${act}`, '');

  const question = useUnknownOutcome<Outcome>(
    (outcome) => {
      dispatch({ type: 'ended', outcome });
      const session = session$.value;
      const ours = session.kind === 'member' && session.member.uid === uid;
      if (outcome.kind === 'redeemed' && ours) bus.publish('points-changed', { version: 1 });
    },
    { key: act },
  );

  return {
    state,
    checking: question.checking,
    onLogin: (refresh) => {
      if (state.kind !== 'signing-in') return;
      once(async () => {
        dispatch({ type: 'logged-in' });
        try {
          const { pointsPerCashDollar } = config;
          const redeemable = await readRedeemable(http, { code, refresh, pointsPerCashDollar });
          dispatch({ type: 'read', redeemable });
        } catch (error) {
          dispatch({ type: 'not-read', problem: problemOf(failureOf(error)) });
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
        setUid(state.redeemable.customer.uid);
        const redeemable = await withBalance(http, state.redeemable);
        question.receive(await redeem(http, redeemable, question.check));
      });
    },
    check: question.lookAgain,
    again: () => {
      question.drop();
      dispatch({ type: 'again' });
    },
  };
}
