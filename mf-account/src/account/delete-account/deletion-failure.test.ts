import type { ApiFailure } from '@mrw/shared-contracts';
import { deletionFailure } from './deletion-failure';

const refused = (status: number, retryAfter?: number): ApiFailure => ({
  kind: 'refused',
  status,
  detail: null,
  fields: {},
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

test.each<[ApiFailure, ReturnType<typeof deletionFailure>]>([
  [refused(400), { kind: 'wrong', minutes: null }],
  [refused(403), { kind: 'wrong', minutes: null }],
  [refused(400, 60), { kind: 'wrong', minutes: null }],
  [refused(429), { kind: 'wrong', minutes: null }],
  [refused(429, 900), { kind: 'wrong', minutes: 15 }],
  [refused(429, 61), { kind: 'wrong', minutes: 2 }],
  [refused(429, 0), { kind: 'wrong', minutes: 1 }],
  [refused(500), { kind: 'failed' }],
  [{ kind: 'malformed', status: 503 }, { kind: 'failed' }],
  [{ kind: 'malformed', status: 200 }, { kind: 'unreachable' }],
  [{ kind: 'timeout' }, { kind: 'unreachable' }],
  [{ kind: 'network' }, { kind: 'unreachable' }],
])('Q-129 %j is %j', (failure, said) => {
  expect(deletionFailure(failure)).toEqual(said);
});
