import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, create } from '../testing/cash';
import { openCash, pay } from '../testing/cash-page';
import { countDown } from '../testing/clock';
import { openWallet } from '../testing/wallet';

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
  const flags = {
    shopPlatform: true,
    levels: true,
    transactionHistory: true,
    cashStoreRequired: false,
    emailReminderPrompt: false,
  };
  await openCash({ config: { flags, affordability: true } });
  await pay('10');
  expect(await screen.findByRole('alertdialog', { name: 'Pay with cash dollars?' })).toHaveTextContent(
    /Points balance 125,000.*Uses 10,000 points, leaves 115,000\./,
  );
});
