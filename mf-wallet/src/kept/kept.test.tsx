import type { KeptItem, KeptWallet, OfflineCard } from '@mrw/shared-contracts';
import { goOffline } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays } from '../testing/samples';
import { openWallet } from '../testing/wallet';
import { couponOf, hindranceOf, type Hindrance } from './as-coupon';

const item = (changes: Partial<KeptItem> = {}): KeptItem => ({
  id: '1001',
  kind: 'coupon',
  name: 'Coffee for two',
  shop: 'Harbour Coffee',
  code: 'HC1001',
  method: 'TEXT',
  format: null,
  from: inDays(-1),
  until: inDays(60),
  session: null,
  store: null,
  isVirtual: false,
  ...changes,
});
const keptAt = Date.parse('2026-11-20T14:32:00+08:00');

/** A device as pages of this remote ask it. */
const device = (wallet: KeptWallet | null) => {
  const asked: Pick<OfflineCard, 'wallet'> = { wallet: () => Promise.resolve(wallet) };
  return asked as OfflineCard;
};

type Options = Parameters<typeof openWallet>[1];
/** Opens a page without a network, on a device that keeps this. */
const open = (path: string, items: readonly KeptItem[] | null, options: Options = {}) => {
  goOffline();
  const offlineCard = device(items && { keptAt, items });
  return openWallet(path, { offlineCard, api: away, ...options });
};
const noAnswer = { failure: 'network' } as const;
const away = {
  'GET /customers/7/coupons': noAnswer,
  'GET /customers/7/tickets': noAnswer,
  'GET /customers/7/coupons/1001': noAnswer,
  'GET /customers/7/tickets/1001': noAnswer,
};
const saysUnreachable = () =>
  waitFor(() => {
    expect(screen.getByText(/^We could not reach the shop system/)).toBeVisible();
  });

const time = /^Kept on this device on 20 Nov 2026.*14:32\. The shop checks the code\.$/;

test('Q-195 without a network the kept coupons are there, with the time of keeping and their code', async () => {
  const items = [item(), item({ id: '1002', kind: 'ticket', name: 'Jazz night' })];
  await open('/user/myCoupon', items, { config: { couponChoice: 'service' } });
  expect(await screen.findByText(time)).toBeVisible();
  // The service that would find and sort is away.
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/Harbour Coffee.*Coffee for two/);
  expect(within(card).getByRole('link', { name: 'Coffee for two' })).toHaveAttribute('href', '/coupon/1001');
  await userEvent.click(screen.getByRole('button', { name: 'Show Coffee for two at the till' }));
  expect(within(screen.getByRole('dialog')).getByText('HC1001')).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Q-195 kept tickets are on the page of tickets, with their session', async () => {
  await open('/user/myTicket', [
    item(),
    item({ id: '1002', kind: 'ticket', name: 'Jazz night', session: 'Friday at nine' }),
  ]);
  expect(await screen.findByText('Friday at nine')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a device that keeps none of this kind says so', async () => {
  await open('/user/myTicket', [item()]);
  expect(await screen.findByText(time)).toBeVisible();
  expect(screen.getByText('You have no tickets to use yet.')).toBeVisible();
});

test.each<[string, Options]>([
  ['nothing is kept', { offlineCard: device(null) }],
  ['the host is older', { offlineCard: { ...device(null), wallet: undefined as never } }],
  [
    'used coupons are looked for',
    { offlineCard: device({ keptAt, items: [item()] }), state: { tabIndex: 2 } },
  ],
])('where %s, the list says that there is no network', async (_, options) => {
  await open('/user/myCoupon', null, options);
  await saysUnreachable();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('an answer that says no is not taken for a missing network', async () => {
  const api = { ...away, 'GET /customers/7/coupons': { status: 500, body: {} } };
  const offlineCard = device({ keptAt, items: [item()] });
  await openWallet('/user/myCoupon', { offlineCard, api });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(time)).not.toBeInTheDocument();
});

test('Q-195 a kept coupon opens with its code; to use it by a staff code needs a connection', async () => {
  await open('/coupon/1001', [item({ store: 'Pier 3' })]);
  expect(await screen.findByText(time)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Coffee for two' })).toBeVisible();
  expect(screen.getByText('HC1001')).toBeVisible();
  expect(screen.getByText('Pier 3')).toBeVisible();
  const use = screen.getByRole('button', { name: 'Use' });
  expect(use).toBeDisabled();
  expect(use).toHaveAccessibleDescription(/^Use with a staff code needs a connection/);
});

test('a coupon of another kind or that is not kept is not there', async () => {
  await open('/ticket/1001', [item()]);
  await saysUnreachable();
  expect(screen.queryByText('HC1001')).not.toBeInTheDocument();
});

test.each<[string, Partial<KeptItem>, Hindrance, RegExp]>([
  ['whose store is not chosen', { isVirtual: true }, 'choose', /^Its store has to be chosen first/],
  ['that scans the store', { method: 'USER_SCAN_STORE_QR' }, 'scan', /scanning the code of the store/],
  ['whose time is over', { until: inDays(-1) }, 'over', /over by the clock of this device/],
])('Q-195 a coupon %s says why it cannot be used', async (_, changes, hindrance, reason) => {
  expect(hindranceOf(item(changes), Date.now())).toBe(hindrance);
  await open('/coupon/1001', [item(changes)]);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText('HC1001')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Use$|at till/ })).not.toBeInTheDocument();
});

test('such a coupon has no code in the list either', async () => {
  await open('/user/myCoupon', [item({ isVirtual: true })]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('button', { name: /at the till/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Select pick-up store/ })).not.toBeInTheDocument();
});

test.each([
  ['MERCHANT_SCAN_QR', null],
  ['POS_UPDATED_CODE', null],
  ['COUPON_BARCODE', 'EAN13'],
  ['COUPON_BARCODE', null],
  ['TEXT', null],
] as const)('a coupon of %s %p is shown by its code', (method, format) => {
  const kept = item({ method, format, until: null });
  expect(hindranceOf(kept, Date.now())).toBeNull();
  const { template, code, is_expired } = couponOf(kept, Date.now());
  expect(template).toMatchObject({ redemption_method: method, barcode_format: format });
  expect([code, is_expired]).toEqual(['HC1001', false]);
});

test.each([
  ['zh-Hant', /^於 2026年11月20日.*保留在此裝置，商店會核對兌換碼。$/],
  ['zh-Hans', /^于 2026年11月20日.*保留在此设备，商店会核对兑换码。$/],
] as const)('the time of keeping is told in %s', async (language, text) => {
  await open('/coupon/1001', [item()], { language });
  expect(await screen.findByText(text)).toBeVisible();
});
