import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
type Changes = Parameters<typeof sampleCoupon>[0];

const pages = { coupon: '/user/myCoupon', ticket: '/user/myTicket' };
const open = (
  kind: 'coupon' | 'ticket',
  changes: Changes,
  state: unknown = null,
  device: Pick<FakeHostOptions, 'push'> = {},
) =>
  openWallet(`${pages[kind]}?from=home`, {
    state,
    ...device,
    api: {
      [`GET /customers/7/${kind}s`]: { body: [sampleCoupon(changes)] },
      'GET /customers/7/coupons/1001/applicable_stores': { body: [] },
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
const march = '2099-03-05T00:00:00+08:00';
const unavailable = { tabIndex: 1 };

test.each([
  ['coupon', 'This coupon has not started'],
  ['ticket', 'This ticket has not started'],
] as const)('the start of a %s is told in a dialog, which OK closes', async (kind, title) => {
  await open(kind, { effective_date: march }, unavailable);
  await press('Coffee for two');
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent('It will be available since 5 Mar 2099.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await noDialog();
});

test('the code of a coupon is shown at the till from the list, and closed again', async () => {
  await open('coupon', { code: 'HC-77', template: { redemption_method: 'TEXT' } });
  await press('Show Coffee for two at the till');
  expect(await screen.findByRole('dialog', { name: 'Coffee for two' })).toHaveTextContent('HC-77');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Close');
  await noDialog();
});

test.each<[string, Changes]>([
  ['is used', { is_used: true }],
  ['has not started', { effective_date: march }],
  ['needs the code of a store', { template: { redemption_method: 'USER_SCAN_STORE_QR' } }],
])('a coupon that %s is not shown at the till from the list', async (_, changes) => {
  await open('coupon', changes, unavailable);
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /at the till/ })).not.toBeInTheDocument();
});

test('the store selection over the list is closed without a choice', async () => {
  await open('coupon', { virtual_real_type: 'VIRTUAL' });
  await press('Select pick-up store – Coffee for two');
  const dialog = await screen.findByRole('dialog', { name: 'Select pick-up store' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await noDialog();
});

test.each([
  ['coupon', 'Coupon used', 'Your coupon has been used successfully.'],
  ['ticket', 'Ticket used', 'Your ticket has been used successfully.'],
] as const)(
  'the proof of a used %s is shown once: closed, it is no more in the history',
  async (kind, name, text) => {
    const push = () => Promise.reject(new Error('not loaded here'));
    const fake = await open(kind, { is_used: true }, { tabIndex: 2, used: true }, { push });
    const navigate = jest.spyOn(fake.host.navigation, 'navigate');
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog).toHaveTextContent(text);
    expect(fake.slots).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await noDialog();
    expect(fake.slots).toEqual([{ name: 'device-offer', props: { atTill: true } }]);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: pages[kind], search: '?from=home' }),
      expect.objectContaining({ replace: true, state: { tabIndex: 2 } }),
    );
  },
);

test('a tab replaces the entry of the history, keeps its query and does not scroll', async () => {
  const fake = await open('coupon', {});
  const navigate = jest.spyOn(fake.host.navigation, 'navigate');
  await userEvent.click(screen.getByRole('tab', { name: 'Unavailable' }));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: pages.coupon, search: '?from=home' }),
    expect.objectContaining({ replace: true, state: { tabIndex: 1 }, preventScrollReset: true }),
  );
});
