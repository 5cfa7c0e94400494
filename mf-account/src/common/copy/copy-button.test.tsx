import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

test('a text is copied at a press', async () => {
  const user = userEvent.setup();
  const { fake } = renderWithHost(<CopyButton text="AMY12" label="Copy code" />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
  expect(await navigator.clipboard.readText()).toBe('AMY12');
});
