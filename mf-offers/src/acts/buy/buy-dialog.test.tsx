import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logPath } from '../../testing/activity-log';
import { confirmPurchase, openPurchase, purchasePost } from '../../testing/open-purchase';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
const stores = (...names: string[]) => names.map((name, index) => ({ id: String(index + 1), name }));
const question = () => screen.findByRole('alertdialog', { name: 'Please confirm' });
const told = (dialog: HTMLElement, label: string) =>
  within(dialog).queryByText(label)?.nextElementSibling?.textContent;

test.each([
  ['one store', ['Pier'], 'Pier'],
  ['three stores', ['Pier', 'Hill', 'Bay'], 'Pier, Hill, Bay'],
  ['more stores than are named', ['Pier', 'Hill', 'Bay', 'Peak', 'Park'], 'Pier, Hill, Bay and 2 more'],
  ['no store in particular', [], undefined],
])('the question says where an offer of %s can be used', async (_, names, words) => {
  openPurchase({ campaign_stores: stores(...names) });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(told(await question(), 'Where')).toBe(words);
});

test('the question names the offer, how many, and until when it is valid', async () => {
  openPurchase({ end_date: '2099-03-04T12:00:00+08:00' });
  await user.click(await screen.findByRole('button', { name: /more|increase|add/i }));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  const dialog = await question();
  expect(told(dialog, 'Offer')).toBe('Harbour Coffee Voucher');
  expect(told(dialog, 'Quantity')).toBe('2');
  expect(told(dialog, 'Valid until')).toBe('4 Mar 2099');
});

test('an offer without an end says so in the question', async () => {
  openPurchase({ end_date: null });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(told(await question(), 'Valid until')).toBe('No end date');
});

test('a free offer is got, not redeemed, in the question too', async () => {
  openPurchase(
    { coupon_campaign_type_required_points: 0 },
    { [purchasePost]: () => new Promise(() => undefined) },
  );
  await user.click(await screen.findByRole('button', { name: 'Get' }));
  await user.click(within(await question()).getByRole('button', { name: 'Get' }));
  expect(within(await question()).getByRole('button', { name: 'Getting…' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('OK after a purchase stays on the page of an offer that was opened by itself', async () => {
  const { fake } = openPurchase();
  await confirmPurchase(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/101');
});

test('OK after a purchase goes back where the visit began, when no page is named', async () => {
  const { fake } = openPurchase({}, {}, { state: { goBackOnSuccess: true } });
  const back = jest.spyOn(fake.host.navigation, 'back');
  await confirmPurchase(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Successfully redeemed' }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('a refusal is told in an alert and closed by its button; nothing is looked for any more', async () => {
  openPurchase({}, { [purchasePost]: { status: 400, body: { detail: 'Exceed campaign per head limit.' } } });
  await confirmPurchase(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'Not redeemed' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/reached the limit/);
  expect(within(dialog).queryByText(/We look again/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('while an unknown outcome is looked up again its button waits', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = { isLost: false, isSlow: false };
  openPurchase(
    {},
    {
      [logPath]: () => {
        if (server.isSlow) return new Promise(() => undefined);
        return server.isLost ? { failure: 'network' } : { body: [] };
      },
      [purchasePost]: () => {
        server.isLost = true;
        return { failure: 'network' };
      },
    },
  );
  await confirmPurchase(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'No answer yet' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/We got no answer/);
  server.isSlow = true;
  const again = within(dialog).getByRole('button', { name: 'Check again' });
  expect(again).not.toHaveAttribute('aria-busy', 'true');
  await user.click(again);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(within(dialog).getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true');
});
