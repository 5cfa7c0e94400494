import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { InactiveDialog } from './inactive-dialog';
// Loaded before: the first load of a script takes long in a test.
import '../account-disabled/disabled-dialog';

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
