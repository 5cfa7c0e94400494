import type { ApiFailure } from '@mrw/shared-contracts';

export type DeletionFailure =
  /** Minutes until the next try counts; null when the server names none. */
  { kind: 'wrong'; minutes: number | null } | { kind: 'failed' } | { kind: 'unreachable' };

/** 4xx is always the password, 429 with the wait for the next try; 5xx is the generic failure (§8). */
export function deletionFailure(failure: ApiFailure): DeletionFailure {
  if ('status' in failure && failure.status >= 500) return { kind: 'failed' };
  if (failure.kind !== 'refused') return { kind: 'unreachable' };
  const { status, retryAfter } = failure;
  const waits = status === 429 && retryAfter !== undefined;
  return { kind: 'wrong', minutes: waits ? Math.max(1, Math.ceil(retryAfter / 60)) : null };
}
