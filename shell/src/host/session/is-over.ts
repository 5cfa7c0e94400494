import { failureOf } from '@mrw/shared-contracts';
import { RefreshRefusedError } from './token-keeper';

/** The session ended on the server's word, not because the network failed. */
export function isOver(reason: unknown): boolean {
  if (reason instanceof RefreshRefusedError) return true;
  const cause = reason instanceof Error ? reason.cause : null;
  if (cause instanceof RefreshRefusedError) return true;
  const failure = failureOf(reason);
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403);
}
