import type { Customer } from '@mrw/shared-contracts/api/customers';

/** Data of the dialog: the card, the member of the frame's login, and the call that redeems. */
export type Redeemable = {
  code: string;
  /** Temporary access token. */
  access: string;
  customer: Customer;
  points: number;
  /** In HK$. */
  cashValue: number;
  /** Points before the redemption; null when they could not be read. */
  balance: number | null;
};

type Added = { points: number; cashValue: number };

/**
 * The two refusals of §8, and those for an unknown outcome. `untouched`: the points are as before; `unclear`:
 * the points before could not be read, or were changed by something else meanwhile.
 */
export type Refusal =
  | { reason: 'targeted' | 'unclear' }
  | { reason: 'already-redeemed'; untouched: boolean }
  | { reason: 'too-many-tries'; minutes: number | null };

/** `text`: the text of the frame or the server; null without one. `minutes`: the wait after a 429. */
export type SignInProblem =
  { of: 'login' | 'card'; text: string | null } | { of: 'tries'; minutes: number | null };

export type RedemptionState =
  /** The frame waits for a login; `problem` is the last failure. */
  | { kind: 'signing-in'; problem: SignInProblem | null }
  | { kind: 'reading' }
  | { kind: 'confirming'; redeemable: Redeemable }
  | { kind: 'redeeming'; redeemable: Redeemable }
  | { kind: 'redeemed'; added: Added }
  | { kind: 'refused'; refusal: Refusal }
  /** The outcome is unknown and the points cannot be read. */
  | { kind: 'unknown' }
  /** The address has no card code. */
  | { kind: 'no-code' };

export type RedemptionEvent =
  | { type: 'logged-in' }
  | { type: 'login-failed'; text: string | null }
  | { type: 'read'; redeemable: Redeemable }
  | { type: 'not-read'; problem: SignInProblem }
  | { type: 'cancelled' }
  | { type: 'confirmed' }
  | { type: 'ended'; outcome: Outcome | { kind: 'unknown' } }
  | { type: 'again' };

export type Outcome = { kind: 'redeemed'; added: Added } | { kind: 'refused'; refusal: Refusal };

export function firstState(code: string): RedemptionState {
  return code === '' ? { kind: 'no-code' } : { kind: 'signing-in', problem: null };
}

/** The flow of §4: login in the frame, reading, question, result. An unexpected event changes nothing. */
export function transition(state: RedemptionState, event: RedemptionEvent): RedemptionState {
  switch (event.type) {
    case 'logged-in':
      return state.kind === 'signing-in' ? { kind: 'reading' } : state;
    case 'login-failed':
      return state.kind === 'signing-in'
        ? { kind: 'signing-in', problem: { of: 'login', text: event.text } }
        : state;
    case 'read':
      return state.kind === 'reading' ? { kind: 'confirming', redeemable: event.redeemable } : state;
    case 'not-read':
      return state.kind === 'reading' ? { kind: 'signing-in', problem: event.problem } : state;
    case 'cancelled':
      return state.kind === 'confirming' ? { kind: 'signing-in', problem: null } : state;
    case 'confirmed':
      return state.kind === 'confirming' ? { kind: 'redeeming', redeemable: state.redeemable } : state;
    case 'ended':
      // A later reading can find what the last of three readings did not.
      return state.kind === 'redeeming' || state.kind === 'unknown' || state.kind === 'refused'
        ? stateOf(event.outcome)
        : state;
    case 'again':
      return state.kind === 'refused' ? { kind: 'signing-in', problem: null } : state;
  }
}

const stateOf = (outcome: Outcome | { kind: 'unknown' }): RedemptionState =>
  outcome.kind === 'unknown' ? { kind: 'unknown' } : outcome;
