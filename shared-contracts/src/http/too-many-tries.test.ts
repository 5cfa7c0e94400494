import type { ApiFailure } from './api-error';
import { tooManyTries } from './too-many-tries';

const refused = (status: number, retryAfter?: number): ApiFailure => ({
  kind: 'refused',
  status,
  detail: 'Slow down.',
  fields: {},
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

test.each<[ApiFailure, number | null]>([
  [refused(429, 0), 1],
  [refused(429, 60), 1],
  [refused(429, 61), 2],
  [refused(429, 900), 15],
  [refused(429), null],
])('%j is to be tried again in %p minutes', (failure, minutes) => {
  expect(tooManyTries(failure)).toEqual({ kind: 'too-many-tries', minutes });
});

test.each<ApiFailure>([refused(400, 60), { kind: 'network' }, { kind: 'malformed', status: 503 }])(
  '%j is another failure',
  (failure) => {
    expect(tooManyTries(failure)).toBeNull();
  },
);
