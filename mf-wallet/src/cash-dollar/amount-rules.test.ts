import * as fc from 'fast-check';
import { checkAmount, cleanAmount, mostDollars } from './amount-rules';

test.each([
  ['W-081', '12345678901', '1234567890'],
  ['W-081', '１２３４５６７８９０１', '1234567890'],
  ['Q-084', '0010', '10'],
  ['Q-084', '0', ''],
  ['W-078', '', ''],
  ['Q-197', '12a.5-', '12a.5-'],
  ['Q-197', '12,50', '12,50'],
])('%s typing "%s" leaves "%s"', (_, typed, left) => {
  expect(cleanAmount(typed)).toBe(left);
});

test('whatever is typed, what can be paid is a whole number from 1 to 9999999999', () => {
  const unit = fc.constantFrom(...Array.from('0123456789.,  -a'));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (typed) => {
      const check = checkAmount(cleanAmount(typed), null, 1_000);
      if (check.kind !== 'payable') return;
      expect(check.dollars).toBe(Math.min(9_999_999_999, Math.max(1, Math.trunc(check.dollars))));
    }),
  );
});

test.each([
  ['', 125_000, { kind: 'empty' }],
  ['0.00', 125_000, { kind: 'empty' }],
  ['12.50', 125_000, { kind: 'unreadable' }],
  ['-12', 125_000, { kind: 'unreadable' }],
  ['1,000.0', 1_000_000, { kind: 'payable', dollars: 1_000, points: 1_000_000, left: 0 }],
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
