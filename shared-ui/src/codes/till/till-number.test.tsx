import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TillNumber } from './till-number';

test('a press on the number copies its value, not its text', async () => {
  const user = userEvent.setup();
  const { fake } = renderWithHost(
    <TillNumber value="85230000000" title="Copy" translate="no">
      8523 0000 000
    </TillNumber>,
  );
  const number = screen.getByRole('button', { name: '8523 0000 000' });
  expect(number).toHaveAttribute('translate', 'no');
  expect(number).toHaveAccessibleDescription('Copy');
  await user.click(number);
  expect(await navigator.clipboard.readText()).toBe('85230000000');
  await waitFor(() => expect(fake.host.notify.messages$.value).toMatchObject([{ text: 'Copied' }]));
});
