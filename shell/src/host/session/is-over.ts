import { failureOf } from '@mrw/shared-contracts';
import { RefreshRefusedError } from './token-keeper';

/** The session was ended by a response of the server, not by a network failure. */
export function isOver(reason: unknown): boolean {
  if (reason instanceof RefreshRefusedError) return true;
  const cause = reason instanceof Error ? reason.cause : null;
  if (cause instanceof RefreshRefusedError) return true;
  const failure = failureOf(reason);
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}
