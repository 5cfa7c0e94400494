import { digitsOf } from './digits';

test.each([
  ['123456', 6, '123456'],
  ['12-34 56 78', 6, '123456'],
  ['１２３', 6, '123'],
  ['HK$1,500', 10, '1500'],
  ['abc', 6, ''],
])('%p with a limit of %p gives %p', (text, limit, digits) => {
  expect(digitsOf(text, limit)).toBe(digits);
});
