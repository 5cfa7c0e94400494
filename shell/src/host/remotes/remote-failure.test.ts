import { TimeoutError } from '../with-timeout';
import { RemoteFailure, remoteFailure } from './remote-failure';

test.each([
  ['load', new TimeoutError(10), 'MRW-111'],
  ['load', new Error('Failed to fetch'), 'MRW-103'],
  [
    'load',
    new Error('ScriptNetworkError: Script "https://r.example/mf-stores/1.0.0/entry.js" timed out.'),
    'MRW-111',
  ],
  ['load', new Error('MRW-104 no integrity for http://x/y.js'), 'MRW-104'],
  [
    'load',
    new Error('Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement'),
    'MRW-106',
  ],
  ['load', new Error("Can not get 'missing-lib'"), 'MRW-106'],
  ['mount', new Error('ScriptNetworkError: Script "https://r.example/x.js" timed out.'), 'MRW-122'],
  ['bootstrap', new TimeoutError(10), 'MRW-112'],
  ['mount', new Error('boom'), 'MRW-122'],
  ['mount', new TimeoutError(10), 'MRW-113'],
  ['ready', new TimeoutError(10), 'MRW-114'],
  ['run', 'boom', 'MRW-123'],
  ['run', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), 'MRW-103'],
  ['unmount', new TimeoutError(10), 'MRW-115'],
] as const)('in the phase %p the error %p has the code %p', (phase, cause, code) => {
  const failure = remoteFailure('mf-stores', phase, cause);
  expect(failure.code).toBe(code);
  expect(failure.message).toContain('mf-stores');
});

test('a sorted failure keeps its first code', () => {
  const first = new RemoteFailure('mf-stores', 'contract-mismatch');
  expect(remoteFailure('mf-stores', 'mount', first)).toBe(first);
});

test('a failure says in one line what failed and why, and leads to the place in the remote', () => {
  const cause = new Error('boom');
  const failure = remoteFailure('mf-stores', 'mount', cause);
  expect(String(failure)).toBe('RemoteFailure: MRW-122 mf-stores: mount-failed (boom)');
  expect(failure.stack).toBe(cause.stack);
  expect(remoteFailure('mf-stores', 'run', 'boom').message).toBe('MRW-123 mf-stores: run-failed');
});
