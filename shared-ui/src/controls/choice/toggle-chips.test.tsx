import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleChips } from './toggle-chips';

const options = [
  { value: 'food', label: 'Food' },
  { value: 'shop', label: 'Shopping' },
] as const;

test('each chip tells whether it is on, and a press names its value', async () => {
  const toggle = jest.fn();
  const send = jest.fn();
  renderWithHost(
    <form onSubmit={send}>
      <ToggleChips label="Kind" options={options} selected={['shop']} onToggle={toggle} />
    </form>,
  );
  const group = within(screen.getByRole('group', { name: 'Kind' }));
  expect(group.getByRole('button', { name: 'Shopping', pressed: true })).toBeInTheDocument();
  await userEvent.click(group.getByRole('button', { name: 'Food', pressed: false }));
  await userEvent.click(group.getByRole('button', { name: 'Shopping' }));
  expect(toggle.mock.calls).toEqual([['food'], ['shop']]);
  expect(send).not.toHaveBeenCalled();
});
