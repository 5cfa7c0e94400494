import { referLink } from './refer-link';

test('A-173 the refer link is the site with the membership id as referCode', () => {
  expect(referLink('https://rewards.test/user/myAccount', 'M10')).toBe('https://rewards.test/?referCode=M10');
});
