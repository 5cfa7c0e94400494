import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabDropdown } from './tab-dropdown';
import { SegmentedTabs } from './segmented-tabs';

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

function Coupons() {
  const [tab, setTab] = useState<'available' | 'unavailable' | 'obsolete'>('available');
  return (
    <SegmentedTabs
      label="My coupons"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'available', label: 'Available' },
        { id: 'unavailable', label: 'Unavailable' },
        { id: 'obsolete', label: 'Used and expired' },
      ]}
    >
      Panel of {tab}
    </SegmentedTabs>
  );
}

test('a press shows the panel, which the tab names', async () => {
  renderWithHost(<Coupons />);
  await userEvent.click(screen.getByRole('tab', { name: 'Unavailable' }));
  expect(screen.getByRole('tabpanel', { name: 'Unavailable' })).toHaveTextContent('Panel of unavailable');
});

test('one tab is in the tab order and arrow keys move from it, round the ends', async () => {
  renderWithHost(<Coupons />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Available' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'Used and expired' });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of available');
});

test('only the selected tab is selected, in the tab order, and refers to the panel', async () => {
  renderWithHost(<Coupons />);
  const tabs = screen.getAllByRole('tab');
  const panel = screen.getByRole('tabpanel');
  expect(panel.id).not.toBe('');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual([panel.id, null, null]);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('without a panel no tab refers to one', () => {
  const tabs = [{ id: 'on', label: 'On' }];
  renderWithHost(<SegmentedTabs label="Reminders" selected="on" onSelect={() => undefined} tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'On' })).not.toHaveAttribute('aria-controls');
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

test('a key that moves is handled, every other one is left to the browser', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  renderWithHost(<Coupons />);
  const tab = screen.getByRole('tab', { name: 'Available' });
  expect(fireEvent.keyDown(tab, { key: 'x' })).toBe(true);
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(fireEvent.keyDown(tab, { key: 'End' })).toBe(false);
  expect(tab).toHaveAttribute('aria-selected', 'false');
  expect(error).not.toHaveBeenCalled();
});
