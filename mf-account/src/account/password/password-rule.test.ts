import { isStrongPassword } from './password-rule';

test.each([
  ['Abcdef12', true],
  ['abcdefgh', false],
  ['Abcdef1', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
])('A-071 %s may be used: %s', (password, strong) => {
  expect(isStrongPassword(password)).toBe(strong);
});
