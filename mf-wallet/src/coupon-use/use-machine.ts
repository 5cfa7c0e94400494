import type { FailedUse, FailureReason } from './use-status';

export type UseResult = {
  status: FailedUse;
  reason: FailureReason;
  /** The outcome could not be read from the server. */
  unsure: boolean;
};

export type UseState =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; result: UseResult } | { kind: 'done' };

/** When (ISO 8601), where it is known. */
type Used = { type: 'used'; at: string | null };
export type UseOutcome = { type: 'refused'; result: UseResult } | Used;
export type UseEvent = { type: 'submit' } | UseOutcome | { type: 'closed' };

export const idle: UseState = { kind: 'idle' };

/** Use of one coupon (§4). `done` is final: a use cannot be undone (§6). */
export function transition(state: UseState, event: UseEvent): UseState {
  if (state.kind === 'done') return state;
  switch (event.type) {
    case 'submit':
      return state.kind === 'idle' ? { kind: 'sending' } : state;
    case 'refused':
      return { kind: 'failed', result: event.result };
    case 'used':
      return { kind: 'done' };
    case 'closed':
      return state.kind === 'failed' ? idle : state;
  }
}
