import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { UserArea } from './user-area';
import { activeTab } from './active-tab';

test('S-050 the tabs of the user area are above its page, the one of the page is current', () => {
  renderWithHost(<UserArea>My page</UserArea>, { path: '/user/myTicket' });
  const tabs = within(screen.getByRole('navigation', { name: 'My pages' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['My profile', '/user/myProfile'],
    ['My card', '/user/myCard'],
    ['My coupons', '/user/myCoupon'],
    ['My tickets', '/user/myTicket'],
    ['My account', '/user/myAccount'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current')).indexOf('page')).toBe(3);
  expect(screen.getByText('My page')).toBeInTheDocument();
});

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
