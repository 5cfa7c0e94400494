import type { Refused } from '../acquire/refused';
import type { Bought } from './buy-coupon';

/** Statuses 0 to 3 and 5 of §4; 4 is not used, an unknown outcome is a 3 with a note. */
export type BuyState =
  | { kind: 'closed' }
  | { kind: 'confirm' }
  | { kind: 'loading' }
  | BuyOutcome
  /** The response did not tell the outcome, and it is not resolved yet. */
  | { kind: 'open' };

export type BuyOutcome = Bought | Refused;
export type BuyEvent =
  { kind: 'press' | 'confirm' | 'close' | 'no-answer' } | { kind: 'settled'; outcome: BuyOutcome };

/** The purchase of a coupon, step by step (§4 Buy / redeem flow). */
export function buyTransition(state: BuyState, event: BuyEvent): BuyState {
  switch (event.kind) {
    case 'press':
      return state.kind === 'closed' ? { kind: 'confirm' } : state;
    case 'confirm':
      return state.kind === 'confirm' ? { kind: 'loading' } : state;
    case 'no-answer':
      return state.kind === 'loading' || state.kind === 'closed' ? { kind: 'open' } : state;
    case 'settled':
      // An unknown outcome is resolved on the page too when its dialog was closed meanwhile.
      return state.kind === 'confirm' ? state : event.outcome;
    case 'close':
      return state.kind === 'loading' ? state : { kind: 'closed' };
  }
}
