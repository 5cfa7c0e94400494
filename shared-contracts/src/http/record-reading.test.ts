import { ApiError, type ApiFailure } from './api-error';
import { isGone, readingOf } from './record-reading';

const refused = (status: number): ApiFailure => ({ kind: 'refused', status, detail: null, fields: {} });
const others: readonly ApiFailure[] = [
  ...[400, 401, 403, 409, 410, 429].map(refused),
  { kind: 'malformed', status: 200 },
  { kind: 'malformed', status: 404 },
  { kind: 'malformed', status: 500 },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'aborted' },
];

test('a record is gone after 404', () => {
  const error = new ApiError(refused(404));
  expect(readingOf({ data: undefined, error })).toEqual({ state: 'gone' });
  expect(readingOf({ data: 'read before', error })).toEqual({ state: 'gone' });
  expect(isGone(null)).toBe(false);
});

test.each(others)('after %j a record could not be read, and what was there before stays', (failure) => {
  const error = new ApiError(failure);
  expect(readingOf({ data: undefined, error })).toEqual({ state: 'failed', failure });
  expect(readingOf({ data: 'read before', error })).toEqual({ state: 'ready', data: 'read before', failure });
});

test('without a failure a record is read, or not yet', () => {
  expect(readingOf({ data: undefined, error: null })).toEqual({ state: 'loading' });
  expect(readingOf({ data: null, error: null })).toEqual({ state: 'ready', data: null, failure: null });
});
