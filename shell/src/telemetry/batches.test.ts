import { createBatches } from './batches';

beforeEach(() => {
  jest.useFakeTimers();
});
const collect = () => {
  const sent: (readonly number[])[] = [];
  return { sent, batches: createBatches<number>((entries) => sent.push(entries)) };
};

test('what comes within two seconds goes together', () => {
  const { sent, batches } = collect();
  batches.add(1);
  jest.advanceTimersByTime(1_900);
  batches.add(2);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(100);
  batches.add(3);
  jest.advanceTimersByTime(2_000);
  expect(sent).toEqual([[1, 2], [3]]);
});

test('twenty do not wait', () => {
  const { sent, batches } = collect();
  for (let entry = 0; entry < 25; entry += 1) batches.add(entry);
  expect(sent.map(({ length }) => length)).toEqual([20]);
});

test('a page that is left sends what waits, and nothing twice or for nothing', () => {
  const { sent, batches } = collect();
  batches.add(1);
  batches.flush();
  batches.flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([[1]]);
});

test('what is dropped is never sent', () => {
  const { sent, batches } = collect();
  batches.add(1);
  batches.drop();
  jest.advanceTimersByTime(10_000);
  batches.flush();
  expect(sent).toEqual([]);
});
