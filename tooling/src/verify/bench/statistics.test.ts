import { ratiosOf, spreadOf } from './statistics';

test.each([
  [[5], { median: 5, low: 5, high: 5 }],
  [[3, 1, 2], { median: 2, low: 1.5, high: 2.5 }],
  [[4, 1, 2, 3], { median: 2.5, low: 1.75, high: 3.25 }],
])('of %p the spread is %p', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});

test('a ratio belongs to one round: a slow minute of the machine slows both', () => {
  expect(ratiosOf([10, 30, 20], [10, 30, 10]).median).toBe(1);
});

test('nothing has no median', () => {
  expect(() => spreadOf([])).toThrow('no values');
});
