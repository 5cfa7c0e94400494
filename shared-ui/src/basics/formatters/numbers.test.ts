import { formatBadge, formatInteger, formatMoney, formatPoints, groupDigits } from './numbers';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [999.9, '999'],
  [1_000, '1,000'],
  [9_999, '9,999'],
  [10_000, '10K'],
  [12_345, '12.3K'],
  [12_399, '12.3K'],
  [100_049, '100K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [1_250_000, '1.2M'],
  [999_999_999, '999.9M'],
  [1_000_000_000, '1G'],
  [1_234_500_000_000, '1,234.5G'],
  [-1_200, '-1,200'],
  [-12_345, '-12.3K'],
  [-0.4, '0'],
])('%p points read %p (Q-119)', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

test.each([
  [0, 'HK$0.00'],
  [1234.5, 'HK$1,234.50'],
  [-1234.5, '-HK$1,234.50'],
  [0.1 + 0.2, 'HK$0.30'],
  [1.005, 'HK$1.01'],
  [-0.004, 'HK$0.00'],
  [1_000_000, 'HK$1,000,000.00'],
  [99.999, 'HK$100.00'],
])('%p dollars read %p (Q-146)', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [20_000, '20,000'],
  [-1_234_567, '-1,234,567'],
  [1.9, '1'],
])('the whole number %p reads %p', (value, text) => {
  expect(formatInteger(value)).toBe(text);
});

test.each([
  ['123456789012', 4, '1234 5678 9012'],
  ['12 34 5', 4, '1234 5'],
  ['', 4, ''],
  ['AB12CD', 3, 'AB1 2CD'],
])('the code %p in groups of %p reads %p', (code, size, text) => {
  expect(groupDigits(code, size)).toBe(text);
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge for %p unread shows %p (§9)', (count, text) => {
  expect(formatBadge(count)).toBe(text);
});
