import type { SentRecord } from '@mrw/shared-contracts/telemetry';
import { foldRecords } from './fold-records';

beforeEach(() => {
  jest.useFakeTimers();
});
const failure = (detail: string): SentRecord => ({
  kind: 'policy',
  code: 'img-src',
  path: '/home',
  detail,
});

function fold() {
  const passed: SentRecord[] = [];
  return { passed, ...foldRecords((record) => passed.push(record)) };
}

test('100,000 equal events are the first one, and one record with the number of the others', () => {
  const { passed, add } = fold();
  for (let index = 0; index < 100_000; index += 1) add(failure(`refused picture ${index}`));
  jest.advanceTimersByTime(10_000);
  expect(passed).toEqual([
    failure('refused picture 0'),
    { ...failure('refused picture 99999'), times: 99_999 },
  ]);
});

test('what waits is passed on when the page is left', () => {
  const { passed, add, flush } = fold();
  add(failure('x'));
  add(failure('x'));
  add(failure('x'));
  flush();
  expect(passed).toEqual([failure('x'), { ...failure('x'), times: 2 }]);
});

test('measurements are never folded', () => {
  const { passed, add } = fold();
  const load: SentRecord = { kind: 'load', code: 'load', path: '/home', value: 300 };
  add(load);
  add(load);
  expect(passed).toEqual([load, load]);
});

test('a page that fails in ever new ways is counted from the limit on', () => {
  const { passed, add, flush } = fold();
  const letters = (index: number) =>
    index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  for (let index = 0; index < 5_000; index += 1) add(failure(letters(index)));
  flush();
  expect(passed).toHaveLength(302);
  expect(passed.at(-1)).toEqual({ kind: 'error', code: 'over-limit', path: '/home', times: 4_699 });
});
