import type { ApiFailure } from '@mrw/shared-contracts';

/** Nothing was answered: what the device keeps is better than nothing. */
export const isUnreachable = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'network' || failure?.kind === 'timeout';
