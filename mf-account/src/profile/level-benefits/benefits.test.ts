import { benefitsOf } from './benefits';

test.each([
  ['1', ['discount']],
  ['2', ['discount']],
  ['3', ['discount', 'insured']],
  ['4', ['discount', 'insured', 'service']],
])('A-026 the benefits of level %s', (level, benefits) => {
  expect(benefitsOf(level)).toEqual(benefits);
});
