import { createIntake } from './intake';
import { memoryStore } from './memory-store';
import type { Received } from './received';

const time = '2026-11-21T18:00:00+08:00';
const row = (code: string, from: string): Received => ({
  time,
  kind: 'error',
  remote: null,
  version: null,
  code,
  canary: null,
  visit: `visit-${code}`,
  from,
  times: 1,
  sample: null,
  record: { path: '/home' },
});

const codes = async ({ newest }: ReturnType<typeof memoryStore>) =>
  (await newest()).map(({ code, times }) => [code, times]);

test('100,000 events beyond the limit of a sender are one record, and other senders go on', async () => {
  const store = memoryStore();
  const intake = createIntake(store, { telemetry: 5 }, undefined, () => 0);
  for (let index = 0; index < 100_005; index += 15)
    await intake.add(
      Array.from({ length: 15 }, (_, at) => row(`flood-${index + at}`, 'loud')),
      'loud',
    );
  await intake.add([row('one', 'quiet')], 'quiet');
  const kept = await codes(store);
  expect(kept).toHaveLength(7);
  expect(kept).toContainEqual(['over-limit', 100_000]);
  expect(kept).toContainEqual(['one', 1]);
  const refused = (await store.newest()).find(({ code }) => code === 'over-limit');
  expect(refused).toMatchObject({ kind: 'refused', visit: null, from: null, record: {} });
});

test('after a minute a sender has room again', async () => {
  let now = 0;
  const store = memoryStore();
  const intake = createIntake(store, { telemetry: 1 }, undefined, () => now);
  await intake.add([row('a', 'x'), row('b', 'x')], 'x');
  now = 60_000;
  await intake.add([row('c', 'x')], 'x');
  expect(await codes(store)).toEqual([
    ['c', 1],
    ['over-limit', 1],
    ['a', 1],
  ]);
});

test('an exporter gets what is new, and everything for its counts', async () => {
  const add = jest.fn();
  const exporter = { add, stop: () => Promise.resolve() };
  const intake = createIntake(memoryStore(), null, exporter);
  await intake.add([row('a', 'x')], 'x');
  await intake.add([row('a', 'x'), row('b', 'x')], 'x');
  expect(add.mock.calls).toMatchObject([
    [[{ code: 'a' }], [{ code: 'a' }]],
    [[{ code: 'b' }], [{ code: 'a' }, { code: 'b' }]],
  ]);
});
