import type { TelemetryRecord } from '@mrw/shared-contracts';
import { activeRemote, watchNatives } from './watch-natives';

const records: TelemetryRecord[] = [];
const telemetry = { report: (record: TelemetryRecord) => void records.push(record) };
const during = (step: () => unknown, remote = 'mf-stores') =>
  watchNatives(remote, telemetry, () => Promise.resolve(step()));

globalThis.fetch = jest.fn();
const { fetch: native } = globalThis;
const { copyWithin } = Array.prototype;

beforeEach(() => {
  records.length = 0;
});

test.each<[string, string, () => void, () => unknown, unknown]>([
  ['fetch', 'fetch', () => (globalThis.fetch = jest.fn()), () => globalThis.fetch, native],
  [
    'a method of history',
    'history.pushState',
    () => (window.history.pushState = jest.fn()),
    () => window.history.pushState,
    History.prototype.pushState,
  ],
  [
    'a method of a prototype',
    'Array.prototype.copyWithin',
    () => (Array.prototype.copyWithin = jest.fn()),
    () => Array.prototype.copyWithin,
    copyWithin,
  ],
  [
    'calls of XMLHttpRequest',
    'XMLHttpRequest.prototype.open',
    () => (XMLHttpRequest.prototype.open = jest.fn()),
    () => XMLHttpRequest.prototype.open,
    XMLHttpRequest.prototype.open,
  ],
  [
    'a property that every object has',
    'extra',
    () => Object.assign(Object.prototype, { extra: 1 }),
    () => (({}) as { extra?: number }).extra,
    undefined,
  ],
])('%s that a step changed is restored and named', async (_, name, change, read, before) => {
  await during(change);
  expect(read()).toBe(before);
  expect(records).toEqual([
    { code: 'MRW-119', remote: 'mf-stores', detail: `${name} (restored, mf-stores)` },
  ]);
  expect(Object.hasOwn(window.history, 'pushState')).toBe(false);
  await during(() => undefined);
  expect(records).toHaveLength(1);
});

test('a step that fails is watched too, and its error goes on', async () => {
  const step = during(() => {
    globalThis.fetch = jest.fn();
    throw new Error('boom');
  });
  await expect(step).rejects.toThrow('boom');
  expect(globalThis.fetch).toBe(native);
  expect(records).toHaveLength(1);
});

test('what changes between two steps stays and is reported once, with the remote that ran', async () => {
  await during(() => undefined, 'mf-offers');
  const later = (globalThis.fetch = jest.fn());
  await during(() => undefined);
  expect(globalThis.fetch).toBe(later);
  expect(records).toEqual([{ code: 'MRW-119', remote: 'mf-offers', detail: 'fetch (kept)' }]);
  globalThis.fetch = native;
  await during(() => undefined);
});

test('of two remotes in a step none is counted, and both are named', async () => {
  let end: () => void = () => undefined;
  const slow = during(() => new Promise<void>((resolve) => (end = resolve)), 'mf-wallet');
  expect(activeRemote()).toBe('mf-wallet');
  await during(() => (globalThis.fetch = jest.fn()));
  expect(records).toEqual([{ code: 'MRW-119', detail: 'fetch (restored, mf-wallet or mf-stores)' }]);
  expect(activeRemote()).toBe('mf-wallet');
  end();
  await slow;
  expect(globalThis.fetch).toBe(native);
  expect(activeRemote()).toBe('mf-stores');
});

test('what was made unchangeable stays, and the step ends all the same', async () => {
  const frozen = jest.fn();
  await during(() =>
    Object.defineProperty(window, 'requestAnimationFrame', { value: frozen, configurable: false }),
  );
  expect(window.requestAnimationFrame).toBe(frozen);
  expect(records).toHaveLength(1);
});

test('all that a step changed is in one record', async () => {
  const { push, pop } = Array.prototype;
  await during(() => {
    Array.prototype.push = jest.fn();
    Array.prototype.pop = jest.fn();
  });
  expect([Array.prototype.push, Array.prototype.pop]).toEqual([push, pop]);
  expect(records.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^Array.prototype.p\w+, Array.prototype.p\w+ \(restored, mf-stores\)$/),
  ]);
});
