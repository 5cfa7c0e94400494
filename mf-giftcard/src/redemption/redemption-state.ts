import type { Customer } from '@mrw/shared-contracts/api/customers';

/** What the dialog asks about: the card, the member who logged in in the frame, and the way to redeem. */
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
 * The two refusals of §8, and what stands in their place after a lost answer. `untouched`: the points are as
 * before; `unclear`: nobody can ever tell, since the points before could not be read.
 */
export type Refusal = { reason: 'targeted' | 'unclear' } | { reason: 'already-redeemed'; untouched: boolean };

/** `text`: the words of the frame or the server; null without any. */
export type SignInProblem = { of: 'login' | 'card'; text: string | null };

export type RedemptionState =
  /** The frame waits for a login; `problem` says what went wrong before. */
  | { kind: 'signing-in'; problem: SignInProblem | null }
  | { kind: 'reading' }
  | { kind: 'confirming'; redeemable: Redeemable }
  | { kind: 'redeeming'; redeemable: Redeemable }
  | { kind: 'redeemed'; added: Added }
  | { kind: 'refused'; refusal: Refusal }
  /** The answer was lost and the points cannot be read. */
  | { kind: 'unknown'; redeemable: Redeemable }
  /** The address names no card. */
  | { kind: 'no-code' };

export type RedemptionEvent =
  | { type: 'logged-in' }
  | { type: 'login-failed'; text: string | null }
  | { type: 'read'; redeemable: Redeemable }
  | { type: 'not-read'; text: string | null }
  | { type: 'cancelled' }
  | { type: 'confirmed' }
  /** `redeemable` with the points as they were just before. */
  | { type: 'ended'; outcome: Outcome; redeemable: Redeemable }
  | { type: 'again' };

export type Outcome =
  { kind: 'redeemed'; added: Added } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' };

export function firstState(code: string): RedemptionState {
  return code === '' ? { kind: 'no-code' } : { kind: 'signing-in', problem: null };
}

/** The flow of §4: login in the frame, reading, question, result. An event out of turn changes nothing. */
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
      return state.kind === 'reading'
        ? { kind: 'signing-in', problem: { of: 'card', text: event.text } }
        : state;
    case 'cancelled':
      return state.kind === 'confirming' ? { kind: 'signing-in', problem: null } : state;
    case 'confirmed':
      return state.kind === 'confirming' ? { kind: 'redeeming', redeemable: state.redeemable } : state;
    case 'ended':
      return ended(state, event);
    case 'again':
      return state.kind === 'refused' ? { kind: 'signing-in', problem: null } : state;
  }
}

function ended(
  state: RedemptionState,
  { outcome, redeemable }: { outcome: Outcome; redeemable: Redeemable },
): RedemptionState {
  if (state.kind !== 'redeeming' && state.kind !== 'unknown') return state;
  return outcome.kind === 'unknown' ? { kind: 'unknown', redeemable } : outcome;
}
