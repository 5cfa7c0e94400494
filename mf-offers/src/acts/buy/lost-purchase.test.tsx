import { failNextChange } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOf, logPath } from '../../testing/activity-log';
import {
  confirmPurchase,
  openPurchase,
  participation,
  posts,
  purchasePost,
} from '../../testing/open-purchase';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
/** The server does the work and its response is lost; then nothing can be read until the network is back. */
function openOffline(works: boolean) {
  const server = { offline: false, bought: false };
  const { fake } = openPurchase(
    {},
    {
      [logPath]: () => (server.offline ? { failure: 'network' } : logOf('COUPON_REDEEMED', server.bought)),
      [purchasePost]: () => {
        server.bought = works;
        server.offline = true;
        return { failure: 'network' };
      },
    },
  );
  return { fake, server };
}
const success = () => screen.findByRole('dialog', { name: 'Successfully redeemed' });
const question = () => screen.findByRole('alertdialog', { name: 'No answer yet' });

test('O-145 an unknown outcome is a success when the server did the work', async () => {
  let bought = false;
  const { fake } = openPurchase(
    {},
    {
      [logPath]: () => logOf('COUPON_REDEEMED', bought),
      [purchasePost]: () => {
        bought = true;
        return { failure: 'timeout' };
      },
    },
  );
  await confirmPurchase(user);
  expect(await success()).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
});

test('a purchase outlives a remount of the page while its outcome is read back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let bought = false;
  let hasFailed = () => false;
  const { fake } = openPurchase(
    {},
    {
      [logPath]: () => logOf('COUPON_REDEEMED', bought),
      [purchasePost]: () => {
        bought = true;
        hasFailed = failNextChange();
        return { failure: 'timeout' };
      },
    },
  );
  await confirmPurchase(user);
  expect(await success()).toBeInTheDocument();
  expect(hasFailed()).toBe(true);
  expect(posts(fake)).toHaveLength(1);
});

test('Q-199 while the outcome is read back, that is said and the purchase cannot be sent again', async () => {
  const answers = [{ body: [] }];
  const { fake } = openPurchase(
    {},
    {
      [logPath]: () => answers.shift() ?? new Promise(() => undefined),
      [purchasePost]: { status: 500, body: { detail: 'Exceed campaign per head limit.' } },
    },
  );
  await confirmPurchase(user);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Please confirm' }));
  expect(await dialog.findByText(/Checking whether it went through/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Redeeming…' }));
  expect(posts(fake)).toHaveLength(1);
  await question();
  expect(screen.queryByText(/Checking whether/)).not.toBeInTheDocument();
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['5 s have passed', () => jest.advanceTimersByTime(5_000)],
])('shows the result as soon as %s', async (_, comeBack) => {
  const { fake, server } = openOffline(true);
  await confirmPurchase(user);
  await question();
  server.offline = false;
  act(() => {
    comeBack();
  });
  expect(await success()).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
});

test('keeps the question open after its dialog is closed, and never sends a second purchase', async () => {
  const { fake, server } = openOffline(true);
  await confirmPurchase(user);
  await user.click(within(await question()).getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const again = within(await question());
  server.offline = false;
  await user.click(again.getByRole('button', { name: 'Check again' }));
  expect(await success()).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
});

test('Q-199 what nothing tells is repeated with the same key: before the purchase nothing could be read', async () => {
  const answers = [{ status: 500 }, { status: 201, body: participation }];
  const { fake } = openPurchase(
    {},
    { [logPath]: { failure: 'timeout' }, [purchasePost]: () => answers.shift() ?? { status: 500 } },
  );
  await confirmPurchase(user);
  expect(await success()).toBeInTheDocument();
  expect(new Set(posts(fake).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('Q-181 a purchase that is made after the last reading: the failure says that we look again, and the next look heals it', async () => {
  const server = { reads: 0 };
  const { fake } = openPurchase(
    {},
    {
      // One reading before the purchase, three after it.
      [logPath]: () => logOf('COUPON_REDEEMED', (server.reads += 1) > 4),
      [purchasePost]: { failure: 'timeout' },
    },
  );
  await confirmPurchase(user);
  expect(await screen.findByText(/Nothing was taken from your points/)).toBeInTheDocument();
  expect(screen.getByText(/We look again while this is open/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await success()).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
});

test('says that nothing was taken when the server never did the work', async () => {
  const { server } = openOffline(false);
  await confirmPurchase(user);
  await question();
  server.offline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Nothing was taken from your points/)).toBeInTheDocument();
});
