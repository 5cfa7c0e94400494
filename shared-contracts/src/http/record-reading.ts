import { failureOf, type ApiFailure } from './api-error';

/** What a page knows about one record. */
export type RecordReading<Data> =
  | { state: 'loading' }
  /** The server has no such record, or no longer: another try changes nothing. */
  | { state: 'gone' }
  /** It could not be read: another try may succeed. */
  | { state: 'failed'; failure: ApiFailure }
  /** With a failure, the data are those of an earlier call. */
  | { state: 'ready'; data: Data; failure: ApiFailure | null };

/** Whether a record does not exist. Only 404 says so: after any other failure it may exist, and can be tried again. */
export const isGone = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'refused' && failure.status === 404;

/**
 * The state of one record or one part of a page.
 *
 * @param query a query of TanStack, with the error that `readDetail` and its like throw
 */
export function readingOf<Data>({
  data,
  error,
}: {
  data: Data | undefined;
  error: Error | null;
}): RecordReading<Data> {
  const failure = error ? failureOf(error) : null;
  if (isGone(failure)) return { state: 'gone' };
  if (data !== undefined) return { state: 'ready', data, failure };
  return failure ? { state: 'failed', failure } : { state: 'loading' };
}
