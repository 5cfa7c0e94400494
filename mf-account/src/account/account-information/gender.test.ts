import { genderOf } from './gender';

test.each([
  ['FEMALE', 'FEMALE'],
  ['male', 'MALE'],
  ['not disclosed', 'NOT_DISCLOSED'],
  ['', null],
  [null, null],
])('A-047 %s is read as %s', (text, gender) => {
  expect(genderOf(text)).toBe(gender);
});
