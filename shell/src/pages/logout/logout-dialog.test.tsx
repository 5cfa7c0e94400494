import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoutDialog } from './logout-dialog';

test.each([
  ['Log out', ['asked']],
  ['Cancel', []],
])('§2 %s closes the question, and logs out after: %j', async (button, logouts) => {
  const onClose = jest.fn();
  const { fake } = renderWithHost(<LogoutDialog open onClose={onClose} />);
  expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toHaveTextContent(
    'You can log in again',
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fake.logouts).toEqual(logouts);
});

test('a closed question is not shown', () => {
  renderWithHost(<LogoutDialog open={false} onClose={() => undefined} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
