import type { AcquireFailure } from './acquire-failure';

/** The statuses of a purchase as §4 numbers them; 4 is not used. */
export const buyStatus = {
  confirm: 0,
  loading: 1,
  success: 2,
  'api-failed': 3,
  'acquire-failed': 5,
} as const;

export type BuyState =
  | { kind: 'closed' }
  | { kind: 'confirm' }
  | { kind: 'loading' }
  | { kind: 'success' }
  /** `known: false`: nobody could tell yet whether the purchase was made. */
  | { kind: 'api-failed'; known: boolean }
  | { kind: 'acquire-failed'; failure: AcquireFailure };

export type BuyOutcome = Extract<BuyState, { kind: 'success' | 'api-failed' | 'acquire-failed' }>;
export type BuyEvent = { kind: 'press' | 'confirm' | 'close' } | { kind: 'settled'; outcome: BuyOutcome };

/** The purchase of a coupon, step by step (§4 Buy / redeem flow). */
export function buyTransition(state: BuyState, event: BuyEvent): BuyState {
  switch (event.kind) {
    case 'press':
      return state.kind === 'closed' ? { kind: 'confirm' } : state;
    case 'confirm':
      return state.kind === 'confirm' ? { kind: 'loading' } : state;
    case 'settled':
      return state.kind === 'loading' || isOpenQuestion(state) ? event.outcome : state;
    case 'close':
      return state.kind === 'loading' ? state : { kind: 'closed' };
  }
}

const isOpenQuestion = (state: BuyState) => state.kind === 'api-failed' && !state.known;
