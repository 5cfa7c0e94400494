import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoutDialog } from './logout-dialog';
import { renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { InactiveDialog } from './inactive-dialog';
// Loaded before: the first load of a script takes long in a test.
import '../account-disabled/disabled-dialog';

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

test('Q-041 a member whose account was disabled is told so until the dialog is closed', async () => {
  const { kernel } = renderInKernel(<InactiveDialog />, { manifest: null, path: '/home' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  act(() => {
    kernel.host.bus.publish('logout', { version: 1, reason: 'inactive' });
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'This account is disabled' });
  expect(dialog).toHaveTextContent('Please contact our staff.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(kernel.disabled$.value).toBe(false);
});
