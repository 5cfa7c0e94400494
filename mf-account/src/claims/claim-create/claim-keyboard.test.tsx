import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountAt } from '../../testing/mount';

const open = async () => {
  await mountAt('/transaction/create', { api: {} });
  return {
    user: userEvent.setup(),
    first: await screen.findByRole('button', { name: 'Choose a photo – Receipt photo' }),
  };
};

test('Tab walks through the form in the order of the page', async () => {
  const { user, first } = await open();
  first.focus();
  const order = [
    screen.getByRole('button', { name: 'Choose a photo – Credit card slip photo' }),
    screen.getByRole('button', { name: 'Choose a store' }),
    screen.getByLabelText('Receipt number'),
    screen.getByLabelText('Issue date'),
    screen.getByLabelText('Amount'),
  ];
  for (const next of order) {
    await user.tab();
    expect(next).toHaveFocus();
  }
});

test('every required field that was left empty says so, in a place that is read aloud', async () => {
  const { user, first } = await open();
  first.focus();
  for (let field = 0; field < 6; field += 1) await user.tab();
  const faults = screen.getAllByText('Please input this field');
  expect(faults).toHaveLength(6);
  for (const fault of faults) expect(fault.closest('[aria-live],[role="alert"]')).not.toBeNull();
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Please input this field');
  const store = within(screen.getByRole('group', { name: 'Store' })).getByRole('button');
  expect(store).toHaveAccessibleDescription('Please input this field');
});
