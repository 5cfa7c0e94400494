import type { AcquireFailure } from '../acquire/acquire-failure';

/** The statuses of a purchase as §4 numbers them; 4 is not used, an unknown outcome is a 3 with a note. */
export const buyStatus = {
  confirm: 0,
  loading: 1,
  success: 2,
  'api-failed': 3,
  open: 3,
  unclear: 3,
  'acquire-failed': 5,
} as const;

export type BuyState =
  | { kind: 'closed' }
  | { kind: 'confirm' }
  | { kind: 'loading' }
  | { kind: 'success'; quantity: number }
  | { kind: 'api-failed' }
  | { kind: 'acquire-failed'; failure: AcquireFailure }
  /** No response arrived, and the outcome is not resolved yet. */
  | { kind: 'open' }
  /** No response arrived, and the outcome cannot be resolved: the state before could not be read. */
  | { kind: 'unclear' };

export type BuyOutcome = Extract<BuyState, { kind: 'success' | 'api-failed' | 'acquire-failed' | 'unclear' }>;
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
