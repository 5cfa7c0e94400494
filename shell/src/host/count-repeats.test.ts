import { countRepeats } from './count-repeats';

beforeEach(() => {
  jest.useFakeTimers();
});
const count = () => {
  const reports: unknown[] = [];
  const repeats = countRepeats((...report) => reports.push(report));
  return { reports, repeats };
};

test('100,000 faults of one kind are two reports, the second with the number of the rest', () => {
  const { reports, repeats } = count();
  const text = jest.fn((fault: number) => `fault ${fault}`);
  for (let fault = 1; fault <= 100_000; fault += 1) repeats.add('a', () => text(fault));
  expect(reports).toEqual([['a', 'fault 1', 1]]);
  jest.advanceTimersByTime(10_000);
  expect(reports.slice(1)).toEqual([['a', 'fault 100000', 99_999]]);
  expect(text).toHaveBeenCalledTimes(2);
});

test('a fault that happens once is one report, and a later one begins anew', () => {
  const { reports, repeats } = count();
  repeats.add('a', () => 'first');
  jest.advanceTimersByTime(10_000);
  repeats.add('a', () => 'second');
  jest.advanceTimersByTime(10_000);
  expect(reports).toEqual([
    ['a', 'first', 1],
    ['a', 'second', 1],
  ]);
});

test('kinds are counted apart, and the end of the host leaves no timer and no count', () => {
  const { reports, repeats } = count();
  for (const key of ['a', 'b', 'a']) repeats.add(key, () => key);
  repeats.flush();
  expect(reports).toEqual([
    ['a', 'a', 1],
    ['b', 'b', 1],
    ['a', 'a', 1],
  ]);
  expect(jest.getTimerCount()).toBe(0);
});
