import { type FakeAnswer, fakeProfile, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, create, offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, pay, payButton } from '../testing/cash-page';
import { samplePoints, sampleSession } from '../testing/samples';
import { closeWallet, openWallet } from '../testing/wallet';
import { askBeforePaying } from './ask-again';
import { ConfirmPayment } from './confirm-payment';
import { countDown } from '../testing/clock';

const withBalance = (balance: number) => ({
  session: sampleSession({ pointAccount: { ...samplePoints, balance } }),
});
const quick = () =>
  within(screen.getByRole('group', { name: 'Quick amounts' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test.each([
  [125_000, ['10', '20', '50', 'Max 125']],
  [20_000, ['10', '20', 'Max 20']],
  [999, []],
])('with %i points the quick amounts are those that can be paid: %j', async (balance, amounts) => {
  await openCash(withBalance(balance));
  await amountField();
  expect(quick()).toEqual(amounts);
});

test('a quick amount is entered at a press, and shown as chosen', async () => {
  await openCash();
  await amountField();
  await userEvent.click(screen.getByRole('button', { name: '20' }));
  expect(await amountField()).toHaveValue('20');
  expect(screen.getByRole('button', { name: '20' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '10' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Max 125' }));
  expect(await amountField()).toHaveValue('125');
  expect(screen.getByRole('button', { name: 'Max 125' })).toHaveAttribute('aria-pressed', 'true');
});

test('an amount says what it uses and leaves; with an unknown balance only what it uses', async () => {
  await openCash();
  await userEvent.type(await amountField(), '10');
  expect(await amountField()).toHaveAccessibleDescription('Uses 10,000 points, leaves 115,000.');
  await closeWallet();
  await openCash({ session: sampleSession({ pointAccount: null }) });
  expect(await amountField()).not.toHaveAccessibleDescription();
  expect(screen.getByText('– points')).toBeInTheDocument();
  expect(quick()).toEqual(['10', '20', '50']);
  await userEvent.type(await amountField(), '10');
  expect(await amountField()).toHaveAccessibleDescription('Uses 10,000 points.');
});

test('a balance whose time is unknown says no age', async () => {
  await openCash();
  await amountField();
  expect(screen.queryByRole('button', { name: /^Updated/ })).not.toBeInTheDocument();
});

test('the button says what it waits for: an amount, or the store', async () => {
  await openCash();
  await amountField();
  expect(payButton()).toHaveAccessibleDescription('Enter 1 or more.');
  await closeWallet();
  await openCash({ config: { flags: { ...fakeProfile.flags, cashStoreRequired: true } } });
  await userEvent.type(await amountField(), '10');
  expect(payButton()).toHaveAccessibleDescription('Choose the store where you pay.');
});

test('while a code is made the button says so, and no second one is asked for', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const fake = await openCash({
    api: { [create]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) },
  });
  await pay('10');
  await userEvent.click(screen.getByRole('button', { name: 'Creating code…', busy: true }));
  answer({ status: 201, body: offer });
  await codeScreen();
  expect(posts(fake.requests)).toHaveLength(1);
});

test('another payment takes the message of the one before away', async () => {
  const answers: FakeAnswer[] = [{ status: 400, body: { detail: 'Insufficient points.' } }];
  await openCash({ api: { [create]: () => answers.shift() ?? { status: 201, body: offer } } });
  await pay('10');
  await screen.findByRole('alert');
  await userEvent.click(payButton());
  await codeScreen();
  expect(screen.queryByText('Insufficient points.')).not.toBeInTheDocument();
});

test('a code that the member has closed is given back once, also when the page is left afterwards', async () => {
  const fake = await openCash();
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await closeWallet();
  const cancels = () => posts(fake.requests).filter(([path]) => String(path).endsWith('/cancel'));
  await waitFor(() => expect(cancels()).toHaveLength(1));
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
    fake.host.bus.publish('logout', { version: 1, reason: 'asked' });
  });
  expect(cancels()).toHaveLength(1);
});

test('a log-out gives the open code back', async () => {
  const fake = await openCash();
  await pay('10');
  await codeScreen();
  act(() => {
    fake.host.bus.publish('logout', { version: 1, reason: 'asked' });
  });
  await waitFor(() =>
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]),
  );
});

describe('the question before a payment', () => {
  const ask = (dollars: number | null, balance: number | null, affordability = true) => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    const drawn = renderWithHost(
      <ConfirmPayment
        dollars={dollars}
        rate={1_000}
        balance={balance}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
      { config: { affordability }, session: sampleSession() },
    );
    return { ...drawn, onConfirm, onClose };
  };
  const question = () => screen.findByRole('alertdialog', { name: 'Pay with cash dollars?' });

  test('says the balance, and what the payment leaves of it', async () => {
    ask(10, 12_000);
    expect(await question()).toHaveTextContent('Points balance 12,000');
    expect(await question()).toHaveTextContent('Uses 10,000 points, leaves 2,000.');
  });

  test.each([
    ['with an unknown balance', null, true],
    ['in a deployment without affordability', 12_000, false],
  ])('says neither %s', async (_, balance, affordability) => {
    ask(10, balance, affordability);
    expect(await question()).not.toHaveTextContent(/Points balance|leaves/);
  });

  test.each([
    ['is asked again', false, null],
    ['is not asked again when that is wanted', true, 'never'],
  ])('pays what was asked, and %s', async (_, tick, kept) => {
    const { onConfirm, fake } = ask(10, 12_000);
    const dialog = within(await question());
    if (tick) await userEvent.click(dialog.getByRole('checkbox', { name: 'Don’t show again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledWith(10);
    expect(askBeforePaying(fake.host.storage).read()).toBe(kept);
  });

  test('is closed without a payment', async () => {
    const { onConfirm, onClose } = ask(10, 12_000);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('is not there while there is nothing to pay', () => {
    ask(null, 12_000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

async function openPaid(affordability: boolean) {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const fake = await openWallet('/use_cash_dollar', {
    api: { ...api, [`${create}/refresh`]: { body: { status: 'CONFIRMED' } } },
    config: { affordability },
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  await user.click(screen.getByRole('button', { name: '10' }));
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  expect(fake.slots).toEqual([]);
  await countDown(122);
  return fake;
}

test.each([
  [
    'says what it did to the points and what ends next',
    true,
    [{ name: 'what-next', props: { before: 125_000, points: -10_000 } }],
  ],
  ['says nothing more in a deployment without affordability', false, []],
])('a payment that is confirmed %s', async (_, affordability, slots) => {
  const fake = await openPaid(affordability);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Successfully applied');
  expect(fake.slots).toEqual(slots);
});

test('the question of the shop platform says the points before and after', async () => {
  const flags = { ...fakeProfile.flags, shopPlatform: true };
  await openCash({ config: { flags, affordability: true } });
  await pay('10');
  expect(await screen.findByRole('alertdialog', { name: 'Pay with cash dollars?' })).toHaveTextContent(
    /Points balance 125,000.*Uses 10,000 points, leaves 115,000\./,
  );
});
