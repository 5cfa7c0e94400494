import type { FailedUse, FailureReason } from './use-status';

export type UseResult = {
  status: FailedUse;
  reason: FailureReason;
  /** The server could not be asked whether the use took place. */
  unsure: boolean;
};

export type UseState =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; result: UseResult } | { kind: 'done' };

export type UseEvent =
  | { type: 'submit' }
  | { type: 'refused'; result: UseResult }
  | { type: 'used' }
  /** A lost use turned out not to have taken place. */
  | { type: 'unused' }
  | { type: 'closed' };

export const idle: UseState = { kind: 'idle' };

/** Use of one coupon (§4). Once done, nothing leads out: it cannot be undone (§6). */
export function transition(state: UseState, event: UseEvent): UseState {
  if (state.kind === 'done') return state;
  switch (event.type) {
    case 'submit':
      return state.kind === 'idle' ? { kind: 'sending' } : state;
    case 'refused':
      return { kind: 'failed', result: event.result };
    case 'used':
      return { kind: 'done' };
    case 'unused':
      return state.kind === 'failed' ? { kind: 'failed', result: { ...state.result, unsure: false } } : state;
    case 'closed':
      return state.kind === 'failed' ? idle : state;
  }
}
