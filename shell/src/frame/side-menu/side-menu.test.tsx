import type { Embed, Session } from '@mrw/shared-contracts';
import { sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKernel } from '../../react/kernel-context/testing/render-with-kernel';
import { SideMenu } from './side-menu';

const visitor: Session = { kind: 'visitor' };
const restoring: Session = { kind: 'restoring' } as never;
const partner = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as Embed;

function show(
  session: Session,
  { embed, withMainMenu = false }: { embed?: Embed; withMainMenu?: boolean } = {},
) {
  const onClose = jest.fn();
  const menu = <SideMenu open withMainMenu={withMainMenu} onClose={onClose} />;
  return { ...renderWithKernel(menu, {}, { session, path: '/home', ...(embed ? { embed } : {}) }), onClose };
}
const linksOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

test('a session that ends while its log-out is asked about takes the question with it, for good', async () => {
  const { fake } = show(sampleMemberSession);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  for (const session of [visitor, sampleMemberSession]) {
    act(() => {
      fake.session$.next(session);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
});

test('a log-out that is not confirmed leaves the member logged in, and its menu closed', async () => {
  const { fake, onClose } = show(sampleMemberSession);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.logouts).toEqual([]);
});

test.each([
  ['a member', sampleMemberSession, undefined, { name: true, pages: true, logIn: false, logOut: true }],
  ['a visitor', visitor, undefined, { name: false, pages: false, logIn: true, logOut: false }],
  [
    'a session that is restored',
    restoring,
    undefined,
    { name: false, pages: false, logIn: false, logOut: false },
  ],
  [
    'a member inside a partner site',
    sampleMemberSession,
    partner,
    { name: true, pages: true, logIn: false, logOut: false },
  ],
  [
    'a visitor inside a partner site',
    visitor,
    partner,
    { name: false, pages: false, logIn: false, logOut: false },
  ],
])('Q-042 the menu of %s', (_, session, embed, expected) => {
  show(session, embed ? { embed } : {});
  expect({
    name: screen.queryByText('Chan Ming') !== null,
    pages: has('list', 'Menu'),
    logIn: has('button', 'Sign up / Log in'),
    logOut: has('button', 'Log out'),
  }).toEqual(expected);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

test('a visitor goes from it to the sign-on site', async () => {
  const { fake } = show(visitor);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up / Log in' }));
  expect(fake.logins).toHaveLength(1);
});

test('a member finds the own pages in it, and it closes when one is opened', async () => {
  const { fake, onClose } = show(sampleMemberSession);
  expect(linksOf('Menu')).toEqual([
    ['My profile', '/user/myProfile'],
    ['My card', '/user/myCard'],
    ['My coupons', '/user/myCoupon'],
    ['My account', '/user/myAccount'],
  ]);
  expect(has('list', 'Main menu')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'My card' }));
  expect(fake.host.navigation.current()).toBe('/user/myCard');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('on a narrow screen it has the main menu too, with About as plain links', async () => {
  const { fake, onClose } = show(sampleMemberSession, { withMainMenu: true });
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 7 });
  });
  const entries = linksOf('Main menu').map(([name]) => name);
  expect(entries.slice(0, 3)).toEqual(['Home', 'Offers', 'Store directory']);
  // Only the inbox has the number.
  expect(entries.slice(-2)).toEqual(['Family booking', expect.stringMatching(/^Inbox\s*7 unread$/)]);
  expect(screen.getAllByText(/unread/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
  expect(fake.host.navigation.current()).toBe('/offer/LATEST');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the main menu of a visitor has no inbox', () => {
  show(visitor, { withMainMenu: true });
  expect(linksOf('Main menu').map(([name]) => name)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Inbox')]),
  );
  expect(screen.queryByText(/unread/)).toBeNull();
});
