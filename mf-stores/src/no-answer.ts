import type { ApiFailure } from '@mrw/shared-contracts';

/** The server did not answer: a matter of the network, not of the data. */
export function noAnswer(failure: ApiFailure | null): boolean {
  return failure?.kind === 'network' || failure?.kind === 'timeout';
}
