import { screen, waitFor } from '@testing-library/react';
import { confirmed, open, openEmail, path, refusal } from '../../testing/login-contact';
import { lateAnswer } from '../../testing/late-answer';

const toasts = (fake: Awaited<ReturnType<typeof open>>['fake']) =>
  fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone]);

test.each([
  ['Email', 'Add email', 'New email'],
  ['Mobile number', 'Change mobile number', 'New mobile number'],
] as const)('the dialog for %s is named "%s" and asks for it', async (method, title, label) => {
  const { dialog } = await open(method);
  expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
  expect(dialog.getByLabelText(label)).toBeVisible();
});

test('while the code is confirmed the dialog waits and cannot be left', async () => {
  const answer = lateAnswer();
  const { dialog, user } = await confirmed({ [`POST ${path}`]: answer.route });
  const busy = await dialog.findByRole('button', { busy: true });
  expect(busy).not.toHaveAccessibleDescription();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await answer.arrive(refusal('wrong_code'));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible());
});

test.each([
  ['Agree', { body: {} }, [['Successfully updated', 'done']]],
  [
    'Agree',
    { status: 500, body: {} },
    [
      ['Successfully updated', 'done'],
      ['Update failed', 'failed'],
    ],
  ],
  ['Disagree', {}, [['Successfully updated', 'done']]],
])(
  'the contact is told to the site; after %s with %j the toasts are %j',
  async (button, answer, expected) => {
    const { fake, dialog, user, verify, confirm } = await openEmail({
      [`POST ${path}`]: { body: { result: 'success' } },
      'PATCH /customers/12': answer,
      'GET /customers/12': { body: { uid: '12' } },
    });
    const changed = jest.fn();
    fake.host.bus.on('profile-changed', changed);
    await user.click(verify());
    await dialog.findByText(/has been sent/);
    await user.type(dialog.getByLabelText('Verification code'), '123456');
    await user.click(confirm());
    expect(await screen.findByRole('alertdialog', { name: 'News and offers' })).toHaveTextContent(
      'May we use your contacts to send you news and offers?',
    );
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
    expect(screen.getByRole('button', { name: 'Disagree' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(toasts(fake)).toEqual(expected));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
);
