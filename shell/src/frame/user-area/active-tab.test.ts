import { activeTab } from './active-tab';

test.each([
  ['/user/myProfile', 'myProfile'],
  ['/user/myCard', 'myCard'],
  ['/user/myCoupon', 'myCoupon'],
  ['/user/myTicket', 'myTicket'],
  ['/user/myAccount', 'myAccount'],
  ['/user/doesNotExist', 'myCoupon'],
  ['/user/constructor', 'myCoupon'],
])('S-050 the tab of %p is %p', (path, tab) => {
  expect(activeTab(path)).toBe(tab);
});
