import { fakeProfile, renderRemote } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import slot from '../slot-member-prompt';
import { sampleSession } from '../testing/members';

// The dialog is loaded, and on a first run compiled, when it opens.
jest.setTimeout(30_000);

const flags = { ...fakeProfile.flags, emailReminderPrompt: true };
const withoutEmail = sampleSession({ customer: { email_address: null } });

beforeEach(() => {
  sessionStorage.clear();
});

test('A-176 a member without an e-mail is asked once and may say later', async () => {
  const first = await renderRemote(slot, { session: withoutEmail, config: { flags } });
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await first.unmount();
  const second = await renderRemote(slot, { session: withoutEmail, config: { flags } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await second.unmount();
});

test('A-176 nobody is asked who has an e-mail, nor where the deployment does not want it', async () => {
  const rows = [
    { session: sampleSession(), config: { flags } },
    { session: withoutEmail, config: {} },
  ];
  for (const options of rows) {
    const { unmount } = await renderRemote(slot, options);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await unmount();
  }
});
