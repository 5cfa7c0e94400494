import { renderWithHost, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainMenu } from './main-menu';

const about = () => screen.getByRole('button', { name: 'About' });
const storeDirectory = () => screen.queryByRole('link', { name: 'Store directory' });

test.each([
  ['a visitor', undefined, ['Home', 'Offers', 'Family booking']],
  ['a member', sampleMemberSession, ['Home', 'Offers', 'Family booking', 'Inbox']],
])('the menu of %s', (_, session, links) => {
  renderWithHost(<MainMenu />, { path: '/offer/LATEST', ...(session ? { session } : {}) });
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Offers');
});

test('only the inbox has the number of unread messages', () => {
  const { fake } = renderWithHost(<MainMenu />, { session: sampleMemberSession });
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 7 });
  });
  const counted = screen.getAllByRole('link').filter((link) => link.textContent.includes('7'));
  expect(counted.map((link) => link.getAttribute('href'))).toEqual(['/inbox']);
  expect(screen.getByRole('link', { name: 'Inbox 7 unread' })).toBe(counted[0]);
});

test('About opens and closes its list', async () => {
  renderWithHost(<MainMenu />);
  expect(about()).toHaveAttribute('aria-expanded', 'false');
  expect(about()).not.toHaveAttribute('aria-controls');
  await userEvent.click(about());
  expect(about()).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(about().getAttribute('aria-controls') ?? '');
  expect(list).toContainElement(storeDirectory());
  await userEvent.click(about());
  expect(storeDirectory()).toBeNull();
});

test.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body), false],
  ['focus elsewhere', () => fireEvent.focusIn(document.body), false],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), false],
  ['another key', () => fireEvent.keyDown(document.body, { key: 'a' }), true],
  ['a press inside', () => fireEvent.pointerDown(screen.getByText('FAQs')), true],
])('after %s', async (_, event, open) => {
  renderWithHost(<MainMenu />);
  await userEvent.click(about());
  event();
  expect(Boolean(storeDirectory())).toBe(open);
});

test('Escape returns the focus to the button, a followed link closes the list', async () => {
  renderWithHost(<MainMenu />);
  await userEvent.click(about());
  screen.getByRole('link', { name: 'Store directory' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(about()).toHaveFocus();
  await userEvent.click(about());
  await userEvent.click(screen.getByRole('link', { name: 'Store directory' }));
  expect(storeDirectory()).toBeNull();
});

test('while the list is closed Escape leaves the focus where it is', async () => {
  renderWithHost(<MainMenu />);
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();
  await userEvent.keyboard('{Escape}');
  expect(home).toHaveFocus();
});

test.each(['pointerdown', 'focusin', 'keydown'])('a closed list does not listen to %s', async (event) => {
  const add = jest.spyOn(document, 'addEventListener');
  const remove = jest.spyOn(document, 'removeEventListener');
  const { container } = renderWithHost(<MainMenu />);
  add.mockClear();
  remove.mockClear();
  await userEvent.click(within(container).getByRole('button', { name: 'About' }));
  const added = add.mock.calls.filter(([type]) => type === event).map(([, listener]) => listener);
  await userEvent.click(about());
  const removed = remove.mock.calls.filter(([type]) => type === event).map(([, listener]) => listener);
  expect(added.length).toBeGreaterThan(0);
  expect(removed).toEqual(expect.arrayContaining(added.slice(0, 1)));
});

test('external pages open in a new tab, in the language of the visitor', async () => {
  renderWithHost(<MainMenu />, { language: 'zh-Hant' });
  await userEvent.click(screen.getByRole('button', { name: '關於我們' }));
  const terms = screen.getByRole('link', { name: '條款及細則 （在新分頁開啟）' });
  expect(terms).toHaveAttribute('href', 'http://www.test/terms?lang=zh-Hant');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
});
