import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Menu } from './menu';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './menu-layer';

test('opens with the keyboard, moves with arrows, acts with Enter and gives the focus back', async () => {
  const copy = jest.fn();
  const remove = jest.fn();
  renderWithHost(
    <Menu
      label="More"
      items={[
        { id: 'copy', label: 'Copy', onSelect: copy },
        { id: 'delete', label: 'Delete', tone: 'danger', onSelect: remove },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

const items = [
  { id: 'copy', label: 'Copy', icon: 'copy', onSelect: () => undefined },
  { id: 'delete', label: 'Delete', onSelect: () => undefined },
] as const;
const picture = (element: HTMLElement) => element.querySelector('svg');

async function opened(menu: ReactElement) {
  renderWithHost(menu);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.findByRole('menu', { name: 'More' });
}

test.each([
  ['with Esc', () => userEvent.keyboard('{Escape}')],
  ['with a press outside', () => userEvent.click(document.body)],
])('an open menu closes %s', async (_, leave) => {
  await opened(<Menu label="More" items={items} />);
  const button = screen.getByRole('button', { name: 'More', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await leave();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that opens shows no failure, and an item has a picture where it is given one', async () => {
  await opened(<Menu label="More" items={items} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(picture(screen.getByRole('menuitem', { name: 'Copy' }))).toBeInTheDocument();
  expect(picture(screen.getByRole('menuitem', { name: 'Delete' }))).toBeNull();
});

test.each([
  ['its words and a picture', false, 'More'],
  ['a picture only, with the words as its name', true, ''],
])('the button of a menu shows %s', (_, iconOnly, text) => {
  renderWithHost(<Menu label="More" items={items} {...(iconOnly && { iconOnly })} />);
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveTextContent(new RegExp(`^${text}$`));
  expect(picture(button)).toBeInTheDocument();
});
