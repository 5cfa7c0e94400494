import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPurchase, openPurchase, posts, purchasePost } from '../testing/open-purchase';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** The server does the work and its response is lost; then nothing can be read until the network is back. */
function openOffline(works: boolean) {
  const server = { offline: false, bought: false };
  const { fake } = openPurchase(
    {},
    {
      'GET /customers/2/coupons': () =>
        server.offline ? { failure: 'network' } : { body: server.bought ? [{ id: '9001' }] : [] },
      [purchasePost]: () => {
        server.bought = works;
        server.offline = true;
        return { failure: 'network' };
      },
    },
  );
  return { fake, server };
}
/** The coupons could not be read at first; a later reading resolves whether the purchase was made. */
const openUnread = (failedReads: number) => {
  let reads = 0;
  const { fake } = openPurchase(
    {},
    {
      'GET /customers/2/coupons': () =>
        (reads += 1) <= failedReads
          ? { failure: 'timeout' }
          : { body: posts(fake).length > 0 ? [{ id: '9001' }] : [] },
      [purchasePost]: { failure: 'network' },
    },
  );
  return fake;
};

const success = () => screen.findByRole('dialog', { name: 'Successfully redeemed' });
const question = () => screen.findByRole('alertdialog', { name: 'No answer yet' });

test('O-145 an unknown outcome is a success when the server did the work', async () => {
  let bought = false;
  const { fake } = openPurchase(
    {},
    {
      'GET /customers/2/coupons': () => ({ body: bought ? [{ id: '9001' }] : [] }),
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

test('finds the purchase also when the coupons before could be read at the second try only', async () => {
  openUnread(2);
  await confirmPurchase(user);
  expect(await success()).toBeInTheDocument();
});

test('ends with the result "unknown" when the outcome cannot be resolved, and another purchase may be made', async () => {
  const fake = openUnread(4);
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await confirmPurchase(user);
  const result = within(await screen.findByRole('alertdialog', { name: 'Result unknown' }));
  expect(result.getByText(/Check your coupons, tickets and points/)).toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
  await user.click(result.getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('alertdialog', { name: 'Please confirm' })).toBeInTheDocument();
});

test('Q-181 a purchase that is made after the last reading: the failure says that we look again, and the next look heals it', async () => {
  const server = { reads: 0 };
  const { fake } = openPurchase(
    {},
    {
      // One reading before the purchase, three after it.
      'GET /customers/2/coupons': () => ({ body: (server.reads += 1) > 8 ? [{ id: '9001' }] : [] }),
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
