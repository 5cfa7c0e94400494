import { renderWithHost, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from './bottom-bar';
import { barEntries, currentEntry } from './bar-entries';

test('Q-183 the bar of a member has links only', () => {
  renderWithHost(<BottomBar />, { session: sampleMemberSession, path: '/user/myCard' });
  const bar = within(screen.getByRole('navigation', { name: 'Quick navigation' }));
  const links = bar.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['Offers', '/offer/LATEST'],
    ['Card', '/user/myCard'],
    ['Stores', '/about/store'],
    ['Me', '/user/myProfile'],
  ]);
  expect(bar.queryByRole('button')).toBeNull();
  expect(bar.getAllByRole('link', { current: 'page' })).toEqual([links[2]]);
  const raised = links.filter(({ className }) => className.includes('raised'));
  expect(raised).toEqual([links[2]]);
});

test('on a page outside of the bar no entry is current', () => {
  renderWithHost(<BottomBar />, { session: sampleMemberSession, path: '/inbox' });
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

test('Q-183 a visitor logs in with the last entry', async () => {
  const { fake } = renderWithHost(<BottomBar />, { path: '/home' });
  const names = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Home', 'Offers', 'Stores', 'Log in']);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(fake.logins).toHaveLength(1);
});

test('Q-183 visitors get Home, Offers, Stores and Log in', () => {
  expect(barEntries({ kind: 'visitor' })).toEqual(['home', 'offers', 'stores', 'logIn']);
});

test('Q-183 members get Home, Offers, Card, Stores and Me, also while the session is restored', () => {
  expect(barEntries({ kind: 'restoring' })).toEqual(['home', 'offers', 'card', 'stores', 'me']);
});

test.each([
  ['/home', 'home'],
  ['/offer/LATEST', 'offers'],
  ['/campaign/101', 'offers'],
  ['/user/myCard', 'card'],
  ['/user/myCoupon', 'me'],
  ['/user/myProfile', 'me'],
  ['/about/store', 'stores'],
  ['/storeDetail/501', 'stores'],
  ['/inbox', null],
])('on %p the current entry is %p', (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});
