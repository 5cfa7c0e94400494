import { fakeCamera, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { screen, within } from '@testing-library/react';
import { pass, press, stopClock, user } from '../testing/clock';
import { inDays, sampleCoupon, usageRecord } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
beforeEach(asPhone);
stopClock();

type Answer = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>);
const never = () => new Promise<FakeAnswer>(() => undefined);
const refused = (detail: string): FakeAnswer => ({ status: 400, body: { detail } });

async function open(use: Answer, reading: Answer = { body: sampleCoupon() }, state: unknown = coupon) {
  const fake = await openWallet('/use_coupon', {
    state,
    api: {
      'GET /customers/7/coupons/1001': reading,
      'POST /coupons/1001/usage_record': use,
      'GET /customers/7/coupons': { body: [] },
    },
  });
  await pass(0);
  return {
    ...fake,
    posts: () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    readings: () => fake.requests.filter(({ method, path }) => method === 'GET' && path.endsWith('/1001')),
    place: () => [fake.host.navigation.current(), fake.host.navigation.state$.value.action],
  };
}
const coupon = { couponID: '1001', isTicket: false };
const field = () => screen.getByLabelText('6-digit staff code');
const type = async (digits: string) => {
  await user.type(field(), digits);
  await pass(0);
};

test('the PIN page names the coupon once it is read, and says that a use is final', async () => {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  await open(never, () => new Promise<FakeAnswer>((resolve) => (settle = resolve)));
  expect(screen.getByRole('heading', { level: 1, name: 'Use coupon' })).toBeInTheDocument();
  expect(document.querySelectorAll('.bone')).toHaveLength(1);
  settle({ body: sampleCoupon() });
  await pass(0);
  expect(screen.getByText('Coffee for two')).toBeInTheDocument();
  expect(document.querySelectorAll('.bone')).toHaveLength(0);
  expect(screen.getByText('Only press with staff. This cannot be undone.')).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('Hand the device to the staff to enter their code.');
  expect(field()).toHaveFocus();
  expect(screen.queryByText('Checking…')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while a code is checked the page says so, and nothing can be changed', async () => {
  const { posts } = await open(never);
  await type('123456');
  expect(screen.getByText('Checking…').closest('[role="status"]')).toBeInTheDocument();
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Scan store QR code' })).toBeDisabled();
  expect(posts()).toEqual([{ staff_code: '123456' }]);
});

test.each<[string, unknown]>([
  ['no coupon', null],
  ['a coupon without an id', { isTicket: false }],
  ['an id that is no text', { couponID: 1001, isTicket: false }],
  ['a coupon of no kind', { couponID: '1001' }],
])('Q-114 the PIN page for %s is replaced by the coupons', async (_, state) => {
  const { place } = await open(never, undefined, state);
  expect(place()).toEqual(['/user/myCoupon', 'REPLACE']);
});

test('the PIN page of an unknown coupon says that it is gone', async () => {
  await open(never, { status: 404, body: {} });
  expect(screen.getByText('This coupon is no longer existed.')).toBeInTheDocument();
});

test('the PIN page of a used coupon is replaced by its detail', async () => {
  const { place } = await open(never, { body: sampleCoupon({ is_used: true }) });
  expect(place()).toEqual(['/coupon/1001', 'REPLACE']);
});

test('after a use the PIN page is replaced by the tab of the used coupons', async () => {
  const { place, host } = await open({ status: 201, body: usageRecord });
  await type('111111');
  expect(place()).toEqual(['/user/myCoupon', 'REPLACE']);
  expect(host.navigation.state$.value.location.state).toMatchObject({ tabIndex: 2, used: true });
});

test.each([
  ['Invalid staff code', '/use_coupon', 'POP'],
  ['Must be used in another store.', '/use_coupon', 'POP'],
  ['Coupon has been disabled', '/coupon/1001', 'REPLACE'],
  ['Coupon is expired.', '/coupon/1001', 'REPLACE'],
])('after the refusal "%s" OK leads to %s, and the coupon is read again', async (detail, path, action) => {
  const { place, readings } = await open(refused(detail), { body: sampleCoupon({ expiry_date: inDays(9) }) });
  await type('111111');
  const before = readings().length;
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await pass(0);
  expect(place()).toEqual([path, action]);
  expect(readings().length).toBeGreaterThan(before);
});

describe('with a camera', () => {
  test('the scanned code of a store is sent once, and the scanner closes', async () => {
    fakeCamera(() => 'STORE-1');
    const { posts } = await open(never);
    await press('Scan store QR code');
    await pass(1_000);
    expect(posts()).toEqual([{ store_qr_code: 'STORE-1' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the scanner closes without a code', async () => {
    fakeCamera(() => null);
    const { posts } = await open(never);
    await press('Scan store QR code');
    const dialog = screen.getByRole('dialog', { name: 'Scan store QR code' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });
});
