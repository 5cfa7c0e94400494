import { goOffline, goOnline, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, stopClock } from '../testing/clock';
import { inDays, sampleCoupon } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

const detail = 'GET /customers/7/coupons/1001';
const open = (coupon = sampleCoupon(), path = '/coupon/1001') =>
  openWallet(path, { api: { [detail]: { body: coupon } } });
const title = () => screen.findByRole('heading', { level: 1, name: 'Coffee for two' });

test('W-024 shows the way here, title, QR code, brand, instruction, detail and Use', async () => {
  await open();
  await title();
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  expect(crumbs).toHaveTextContent('HomeMy couponsCoupon details');
  expect(screen.getByRole('img', { name: 'QR code' })).toBeInTheDocument();
  for (const section of ['Brand', 'How to use', 'What you get']) {
    expect(screen.getByRole('heading', { name: section })).toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Use' })).toBeEnabled();
});

test.each([
  ['W-026 a used coupon is tagged Used', { is_used: true }, 'Used'],
  ['W-027 an expired coupon is tagged Expired', { is_expired: true }, 'Expired'],
])('%s and cannot be used', async (_, changes, tag) => {
  await open(sampleCoupon(changes));
  await title();
  expect(screen.getByText(tag)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'QR code' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
});

const long = 'Bring this voucher to the counter. '.repeat(10).trim();

test('W-028 long sections stand behind Read more on a phone', async () => {
  asPhone();
  await open(sampleCoupon({ template: { detail_section_content: long } }));
  await title();
  expect(screen.queryByText(long)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Read more – What you get' }));
  expect(await screen.findByText(long)).toBeInTheDocument();
});

test('W-028 long sections are whole on a desktop', async () => {
  await open(sampleCoupon({ template: { detail_section_content: long } }));
  expect(await screen.findByText(long)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Read more/ })).not.toBeInTheDocument();
});

test('W-030 copies the code as it is and says so', async () => {
  const user = userEvent.setup();
  const fake = await open(sampleCoupon({ code: 'TXT-1008', template: { redemption_method: 'TEXT' } }));
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Copied');
  });
  expect(await navigator.clipboard.readText()).toBe('TXT-1008');
});

test('W-036 shows a code of the shop system as it is', async () => {
  await open(sampleCoupon({ code: 'POS-99', template: { redemption_method: 'POS_UPDATED_CODE' } }));
  expect(await screen.findByText('POS-99')).toBeInTheDocument();
  expect(screen.queryByText(/New code in/)).not.toBeInTheDocument();
});

test.each([
  ['ONLINE', 'Order on our site.'],
  ['OFFLINE', 'Come to the pier.'],
] as const)('W-037 a coupon chosen for %s has the texts of that medium', async (medium, text) => {
  const template = {
    online_instruction_section_content: 'Order on our site.',
    offline_instruction_section_content: 'Come to the pier.',
  };
  await open(sampleCoupon({ user_selected_usage_medium: medium, template }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Show the code at the counter.')).not.toBeInTheDocument();
});

test.each([
  ['unknown', { status: 404, body: { detail: 'Not found.' } }],
  ['inactive', { body: sampleCoupon({ is_forced_inactive: true }) }],
])('W-038 an %s coupon is no longer existed', async (_, answer: FakeAnswer) => {
  await openWallet('/coupon/1001', { api: { [detail]: answer } });
  expect(await screen.findByText('This coupon is no longer existed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My coupons' })).toHaveAttribute('href', '/user/myCoupon');
});

test('W-039 a ticket has the words of a ticket', async () => {
  await openWallet('/ticket/2001', {
    api: { 'GET /customers/7/tickets/2001': { body: sampleCoupon({ id: '2001', coupon_type: 'TICKET' }) } },
  });
  await title();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
    'HomeMy ticketsTicket details',
  );
});

test('W-075 shows the store that was selected', async () => {
  const store = { id: '2', name: 'Star Pier', address: '2 Star Road', is_online_store: false };
  await open(sampleCoupon({ store }));
  await title();
  expect(screen.getByText('Selected store')).toBeInTheDocument();
  expect(screen.getByText('Star Pier')).toBeInTheDocument();
});

test('W-114 a coupon opened before its start says when it starts and cannot be used', async () => {
  await open(sampleCoupon({ effective_date: '2099-03-05T00:00:00+08:00' }));
  await title();
  expect(screen.getByRole('button', { name: 'Use' })).toBeDisabled();
  expect(screen.getByText('It will be available since 5 Mar 2099.')).toBeInTheDocument();
});

test('W-119 the brand opens and closes its description', async () => {
  await open();
  const brand = await screen.findByRole('button', { name: 'Harbour Coffee' });
  await userEvent.click(brand);
  expect(screen.getByText('Roasted at the pier.')).toBeInTheDocument();
  await userEvent.click(brand);
  expect(screen.queryByText('Roasted at the pier.')).not.toBeInTheDocument();
});

test('Q-185 a code that its barcode kind cannot encode is text, and is reported', async () => {
  const template = { redemption_method: 'COUPON_BARCODE', barcode_format: 'EAN13' } as const;
  const fake = await open(sampleCoupon({ code: 'LETTERS', template }));
  await waitFor(() => {
    expect(fake.reports).toEqual([expect.objectContaining({ code: 'COUPON_BARCODE' })]);
  });
  expect(screen.getByText('LETTERS')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Barcode' })).not.toBeInTheDocument();
});

test.each([
  ['a coupon', {}, 'Use', true],
  ['one that needs a store first', { virtual_real_type: 'VIRTUAL' }, 'Select store', true],
  ['one that has not started', { effective_date: inDays(2) }, 'Use', false],
] as const)('Q-186 in its blackout period %s says so', async (_, changes, button, enabled) => {
  await open(sampleCoupon({ ...changes, template: { is_within_blackout_period: true } }));
  expect(await screen.findByText('This coupon cannot be used now temporarily.')).toBeInTheDocument();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(!enabled);
});

test('a converted coupon leads to the real one', async () => {
  const fake = await openWallet('/coupon/1001', {
    api: {
      [detail]: { body: sampleCoupon({ virtual_real_type: 'VIRTUAL', real_coupon: '1017' }) },
      'GET /customers/7/coupons/1017': { body: sampleCoupon({ id: '1017' }) },
    },
  });
  await title();
  expect(fake.host.navigation.current()).toBe('/coupon/1017');
});

test.each<[string, FakeAnswer, RegExp]>([
  ['failed', { status: 500, body: {} }, /This coupon could not be read/],
  ['did not come', { failure: 'network' }, /could not reach the shop system/],
  ['says that it is gone', { status: 404, body: {} }, /This coupon is no longer existed/],
])('a page whose coupon %s has the name of the page as its heading', async (_, answer, text) => {
  await openWallet('/coupon/1001', { api: { [detail]: answer } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Coupon details' })).toBeInTheDocument();
});

test('the name of the page is there for screen readers while the coupon is read', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const answered = new Promise<FakeAnswer>((resolve) => {
    answer = resolve;
  });
  await openWallet('/coupon/1001', { api: { [detail]: () => answered } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Coupon details' })).toBeInTheDocument();
  answer({ body: sampleCoupon() });
  await title();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('without a network the coupon stays and says how old it is', async () => {
  await open();
  await title();
  act(() => {
    goOffline();
  });
  expect(
    await screen.findByText(/^You are offline – showing what we saved at \d\d:\d\d$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Coffee for two' })).toBeInTheDocument();
});

describe('with a clock', () => {
  stopClock(1_800_000_000_000);

  test('a coupon that cannot be read again stays, and says that it may be old', async () => {
    let answer: FakeAnswer = { body: sampleCoupon() };
    await openWallet('/coupon/1001', { api: { [detail]: () => answer } });
    await pass(60_000);
    answer = { status: 500, body: {} };
    act(goOffline);
    act(goOnline);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('What you see may be out of date.');
    expect(screen.getByRole('heading', { level: 1, name: 'Coffee for two' })).toBeInTheDocument();
  });

  test('W-033 a merchant-scan code changes every 5 minutes', async () => {
    await open(sampleCoupon({ effective_date: null, expiry_date: inDays(10) }));
    await pass(0);
    const drawn = () => screen.getByRole('img', { name: 'QR code' }).innerHTML;
    const first = drawn();
    await pass(299_000);
    expect(drawn()).toBe(first);
    await pass(2_000);
    expect(drawn()).not.toBe(first);
  });
});
