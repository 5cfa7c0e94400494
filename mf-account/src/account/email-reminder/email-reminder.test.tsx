import { fakeProfile, renderRemote } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import slot from '../../slot-member-prompt';
import { sampleSession } from '../../testing/members';

// The dialog is a lazy chunk, compiled on the first run.
jest.setTimeout(30_000);

const flags = { ...fakeProfile.flags, emailReminderPrompt: true };
const withoutEmail = sampleSession({ customer: { email_address: null } });

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

test('A-176 there is no reminder for a member with an e-mail, nor when the deployment disables it', async () => {
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

const memberOf = (uid: string) => sampleSession({ customer: { uid, email_address: null } });

test('A-176 whether a member was asked is looked up once it is known who it is (Q-167)', async () => {
  sessionStorage.setItem('mrw_member_email_reminder_12', '"asked"');
  const { fake, unmount } = await renderRemote(slot, { session: { kind: 'visitor' }, config: { flags } });
  act(() => {
    fake.session$.next(withoutEmail);
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await unmount();
});

test('A-176 another member on the same page is asked as well, and each only once (Q-167)', async () => {
  const { fake, unmount } = await renderRemote(slot, { session: memberOf('12'), config: { flags } });
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  act(() => {
    fake.session$.next(memberOf('13'));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  act(() => {
    fake.session$.next(memberOf('12'));
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await unmount();
});
