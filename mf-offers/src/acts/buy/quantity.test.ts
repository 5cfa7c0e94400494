import { costOf, quantityRange, smallest, withinRange } from './quantity';

test.each([
  ['O-039 the per-head limit', { perHead: 5, stock: 100 }, 1, 5],
  ['the stock', { perHead: 5, stock: 3 }, 1, 3],
  ['the slot', { perHead: 4, stock: 52, slotStock: 2 }, 1, 2],
  ['O-043 nothing', { perHead: null, stock: null }, 1, Number.MAX_SAFE_INTEGER],
  ['a limit of 0, which starts at 0', { perHead: 0, stock: 10 }, 0, 0],
  ['an empty stock', { perHead: null, stock: 0 }, 1, 0],
])('is limited by %s', (_, limits, min, max) => {
  expect(quantityRange(limits)).toEqual({ min, max });
});

test.each([
  [[null, 4], 4],
  [[2, 4, null], 2],
  [[0, 4], 0],
  [[null, null], null],
])('of the limits %j the first that is reached is %j', (limits, first) => {
  expect(smallest(...limits)).toBe(first);
});

test.each([
  [5, { min: 1, max: 2 }, 2],
  [0, { min: 1, max: 2 }, 1],
  [2, { min: 1, max: 0 }, 1],
])('keeps %d inside %o', (quantity, range, kept) => {
  expect(withinRange(quantity, range)).toBe(kept);
});

test.each([
  ['O-038', 500, 1, 125_000, 500, 124_500],
  ['O-045 below zero', 5_000_000, 1, 125_000, 5_000_000, -4_875_000],
  ['of a visitor', 500, 2, null, 1_000, null],
])('%s costs', (_, points, quantity, balance, total, balanceAfter) => {
  expect(costOf(points, quantity, balance)).toEqual({ total, balanceAfter });
});
