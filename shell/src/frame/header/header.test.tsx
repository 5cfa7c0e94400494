import { type FakeHostOptions, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKernel } from '../../react/kernel-context/testing/render-with-kernel';
import { screenWidth } from '../../react/kernel-context/testing/screen-width';
import { Header } from './header';
import { hasBackButton } from './back-button';

const visitor = { kind: 'visitor' } as const;
const partner = {
  isOpenInOtherSite: true,
  partnerOrigin: 'http://partner.test',
  channel: null,
} as unknown as NonNullable<FakeHostOptions['embed']>;

/** The controls of the header, in order, without those of the language and the main menu. */
const controls = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !name.startsWith('About'));

const show = (options: FakeHostOptions = {}, simple = false) =>
  renderWithKernel(<Header simple={simple} />, {}, options);

test.each([
  ['a visitor', { session: visitor }, ['Sign up / Log in']],
  ['a visitor inside a partner site', { session: visitor, embed: partner }, []],
  ['a member', { session: sampleMemberSession }, ['Chan Ming']],
  ['a session that is restored', { session: { kind: 'restoring' } as never }, []],
])('a wide header has for %s the main menu and %#', (_, options, expected) => {
  screenWidth(1280);
  show({ path: '/campaign/101', ...options });
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(controls()).toEqual(expected);
});

test.each([
  ['a first page', '/home', {}, ['Menu']],
  ['a page below', '/campaign/101', {}, ['Back', 'Menu']],
  ['a member', '/home', { session: sampleMemberSession }, ['Menu']],
])('a narrow header has on %s no main menu, and its button', (_, path, options, expected) => {
  screenWidth(1023);
  show({ path, ...options });
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(controls()).toEqual(expected);
});

test.each([390, 1280])('a simple header of %i px has the logo and the language only', (width) => {
  screenWidth(width);
  show({ path: '/campaign/101', session: sampleMemberSession, config: { unreadBell: true } }, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Skip to content',
    'Harbour Rewards',
  ]);
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
});

test.each([
  ['a member, with the flag', 390, { session: sampleMemberSession, config: { unreadBell: true } }, true],
  ['a member, without the flag', 390, { session: sampleMemberSession }, false],
  ['a visitor', 390, { config: { unreadBell: true } }, false],
  ['a wide screen', 1280, { session: sampleMemberSession, config: { unreadBell: true } }, false],
])('the bell of unread messages: %s', (_, width, options, shown) => {
  screenWidth(width);
  const { container } = show({ path: '/home', ...options });
  expect(Boolean(container.querySelector('a[title="Inbox"]'))).toBe(shown);
});

test('the bell counts the unread messages as they change', () => {
  screenWidth(390);
  const { fake } = show({ path: '/home', session: sampleMemberSession, config: { unreadBell: true } });
  expect(screen.getByRole('link', { name: /Inbox/ })).not.toHaveTextContent('3');
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 3 });
  });
  expect(screen.getByRole('link', { name: 'Inbox 3 unread' })).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: /Inbox/ })).toHaveAttribute('href', '/inbox');
});

test('in simple mode the menu is narrow up to 1280 px', () => {
  screenWidth(1279);
  const { mode } = show({ path: '/home' });
  expect(controls()).toEqual(['Sign up / Log in']);
  act(() => {
    mode.choose(true);
  });
  expect(controls()).toEqual(['Menu']);
  cleanup();
  screenWidth(1280);
  show({ path: '/home' }).mode.choose(true);
  expect(controls()).toEqual(['Sign up / Log in']);
});

test('Sign up / Log in goes to the sign-on site, Back to the page before', async () => {
  screenWidth(1280);
  const { fake, unmount } = show({ path: '/home' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign up / Log in' }));
  expect(fake.logins).toHaveLength(1);
  unmount();
  screenWidth(390);
  const { fake: phone } = show({ path: '/campaign/101' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(phone.host.navigation.current()).toBe('/home');
});

test.each([
  [390, 'Menu', true],
  [1280, 'Chan Ming', false],
])('at %i px %s opens the side menu, and it closes', async (width, button, withMainMenu) => {
  screenWidth(width);
  show({ path: '/home', session: sampleMemberSession });
  await userEvent.click(screen.getByRole('button', { name: button }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(Boolean(within(menu).queryByRole('list', { name: 'Main menu' }))).toBe(withMainMenu);
  await userEvent.click(within(menu).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the skip link focuses the content and leaves the address as it is', async () => {
  const { fake } = show({ path: '/home' });
  const content = document.body.appendChild(document.createElement('main'));
  content.id = 'content';
  content.tabIndex = -1;
  const link = screen.getByRole('link', { name: 'Skip to content' });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => {
    link.dispatchEvent(press);
  });
  expect(press.defaultPrevented).toBe(true);
  expect(content).toHaveFocus();
  expect(fake.host.navigation.current()).toBe('/home');
  content.remove();
  await userEvent.click(link);
});

test.each([
  ['/home', false],
  ['/offer/LATEST', false],
  ['/about/store', false],
  ['/user/myCard', false],
  ['/inbox', false],
  ['/campaign/101', true],
  ['/storeDetail/501', true],
  ['/inboxDetail/1', true],
  ['/coupon/1001', true],
  ['/level_rule', true],
])('on %p there is a back button: %p', (path, expected) => {
  expect(hasBackButton(path)).toBe(expected);
});
