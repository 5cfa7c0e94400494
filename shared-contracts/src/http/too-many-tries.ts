import type { ApiFailure } from './api-error';

/** A 429: the server did nothing, and wants no other try for so many minutes; null when it named no wait. */
export type TooManyTries = { kind: 'too-many-tries'; minutes: number | null };

/**
 * Whether a call was refused because too many came before it. The text of such a response is never shown.
 *
 * @returns the wait in whole minutes, 1 or more; null for any other failure
 */
export function tooManyTries(failure: ApiFailure): TooManyTries | null {
  if (failure.kind !== 'refused' || failure.status !== 429) return null;
  const { retryAfter } = failure;
  return {
    kind: 'too-many-tries',
    minutes: retryAfter === undefined ? null : Math.max(1, Math.ceil(retryAfter / 60)),
  };
}
