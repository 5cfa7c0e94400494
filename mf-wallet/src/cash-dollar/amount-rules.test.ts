import * as fc from 'fast-check';
import { checkAmount, cleanAmount, mostDollars } from './amount-rules';

test.each([
  ['W-080', '12a.5-', '125'],
  ['W-081', '12345678901', '1234567890'],
  ['Q-084', '0010', '10'],
  ['Q-084', '0', ''],
  ['W-078', '', ''],
])('%s typing "%s" leaves "%s"', (_, typed, left) => {
  expect(cleanAmount(typed)).toBe(left);
});

test('whatever is typed, what is left is empty or a whole number from 1 to 9999999999', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const amount = cleanAmount(typed);
      return amount === '' || (/^[1-9]\d*$/.test(amount) && Number(amount) <= 9_999_999_999);
    }),
  );
});

test.each([
  ['', 125_000, { kind: 'empty' }],
  ['125', 125_000, { kind: 'payable', dollars: 125, points: 125_000, left: 0 }],
  ['126', 125_000, { kind: 'exceeds', points: 126_000 }],
  ['10', null, { kind: 'payable', dollars: 10, points: 10_000, left: null }],
] as const)('W-082 an amount of "%s" with a balance of %s', (amount, balance, expected) => {
  expect(checkAmount(amount, balance, 1_000)).toEqual(expected);
});

test.each([
  [999, 0],
  [9_999, 9],
  [125_000, 125],
  [-5, 0],
])('%d points are worth %d cash dollars at most', (points, dollars) => {
  expect(mostDollars(points, 1_000)).toBe(dollars);
});
