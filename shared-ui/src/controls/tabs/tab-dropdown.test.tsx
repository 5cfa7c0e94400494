import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabDropdown } from './tab-dropdown';

const tabs = ['Latest', 'Food'].map((label) => ({ id: label, label, to: `/offer/${label}` }));

function open(selected: string | null) {
  return renderWithHost(
    <>
      <TabDropdown label="Offers" tabs={tabs} selected={selected} />
      <button>After</button>
    </>,
  );
}

const toggle = (name: string) => screen.getByRole('button', { name });

test.each([
  ['the selected tab', 'Food', 'Food'],
  ['the tabs, when none is selected', null, 'Offers'],
  ['the tabs, when the selected one is not among them', 'Travel', 'Offers'],
])('the button names %s', (_, selected, name) => {
  open(selected);
  expect(toggle(name)).toHaveAttribute('aria-expanded', 'false');
});

test('in the list only the selected tab is the current page and has a mark', async () => {
  open('Food');
  await userEvent.click(toggle('Food'));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(links.map((link) => link.querySelector('svg') !== null)).toEqual([false, true]);
});

test('a press inside the list but beside its links leaves it open', async () => {
  open('Food');
  await userEvent.click(toggle('Food'));
  await userEvent.click(screen.getByRole('list'));
  expect(toggle('Food')).toHaveAttribute('aria-expanded', 'true');
});

test('the list closes when the focus leaves it, and not when it moves inside', async () => {
  open('Food');
  await userEvent.click(toggle('Food'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Food' })).toHaveFocus();
  await userEvent.tab();
  expect(toggle('After')).toHaveFocus();
  expect(screen.queryByRole('list')).toBeNull();
});

test('Esc belongs to the open list, and to the page when the list is closed', async () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  open('Food');
  await userEvent.click(toggle('Food'));
  await userEvent.keyboard('{Escape}');
  expect(heard).not.toHaveBeenCalled();
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard);
});
