import { referLink } from './refer-link';

test.each([
  ['https://rewards.test/user/myAccount?tab=1', 'M10', 'https://rewards.test/?referCode=M10'],
  ['https://rewards.test', 'M 1&0', 'https://rewards.test/?referCode=M+1%260'],
])('A-173 from %p the member %p sends %p', (site, membershipId, link) => {
  expect(referLink(site, membershipId)).toBe(link);
});
