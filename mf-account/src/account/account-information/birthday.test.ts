import { birthday, birthMonths, birthYears } from './birthday';

const today = '2026-11-21';

test('A-049 years go from 18 to 150 years ago, both included', () => {
  const years = birthYears(today);
  expect([years[0], years.at(-1), years.length]).toEqual([2008, 1876, 133]);
});

test.each([
  [2008, [12]],
  [2007, []],
  [null, []],
])('A-049 in %s the months %j cannot be chosen', (year, disabled) => {
  const found = birthMonths(year, today).filter((option) => option.disabled);
  expect(found.map(({ month }) => month)).toEqual(disabled);
});

test.each([
  [1990, 8, '1990-08-01'],
  [2008, 12, ''],
  [1990, null, ''],
  [null, 8, ''],
])('A-051 %s and month %s are sent as "%s"', (year, month, text) => {
  expect(birthday(year, month, today)).toBe(text);
});
