import { payable } from './payable';

test.each([
  [12_430, 1_000, 12_000, 12],
  [1_000, 1_000, 1_000, 1],
  [999, 1_000, 0, 0],
  [-500, 1_000, 0, 0],
  [1_249, 250, 1_000, 4],
])('%i points at %i for a cash dollar pay with %i points, HK$%i', (balance, rate, points, dollars) => {
  expect(payable(balance, rate)).toEqual({ points, dollars });
});
