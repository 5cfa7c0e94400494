import { withCheckDigit } from './create';

test.each([
  ['400638133393', '4006381333931'],
  ['03600029145', '036000291452'],
])('the check digit of %s gives %s', (digits, code) => {
  expect(withCheckDigit(digits)).toBe(code);
});
