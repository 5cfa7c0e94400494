import { fakeCamera, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { screen, within } from '@testing-library/react';
import { pass, press, stopClock, user } from '../testing/clock';
import { sampleCoupon, usageRecord } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
stopClock();

const confirm = async () => {
  await user.type(screen.getByLabelText('6-digit staff code'), '111111');
  await press('Confirm');
};
type Template = NonNullable<Parameters<typeof sampleCoupon>[0]>['template'];
const scanStore = { redemption_method: 'USER_SCAN_STORE_QR' } as const;
const refused = (detail: string): FakeAnswer => ({ status: 400, body: { detail } });
const never = () => new Promise<FakeAnswer>(() => undefined);

async function open(template: Template, use: FakeAnswer | (() => Promise<FakeAnswer>) = never) {
  const fake = await openWallet('/coupon/1001', {
    api: {
      'GET /customers/7/coupons/1001': { body: sampleCoupon({ template }) },
      'POST /coupons/1001/usage_record': use,
      'GET /customers/7/coupons': { body: [] },
    },
  });
  await pass(0);
  return {
    fake,
    posts: () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}
const noDialog = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
};

test.each<[string, Template, number]>([
  ['that scans the code of a store has a button for it', scanStore, 1],
  ['with a code of its own has none', {}, 0],
])('a coupon %s', async (_, template, count) => {
  await open(template);
  expect(screen.queryAllByRole('button', { name: 'Scan store QR code' })).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Use' })).not.toHaveClass('muted');
  noDialog();
});

test('the scanned code of a store is sent without a PIN, and its button is busy meanwhile', async () => {
  asPhone();
  fakeCamera(() => 'STORE-1');
  const { posts } = await open(scanStore);
  await press('Scan store QR code');
  await pass(1_000);
  expect(posts()).toEqual([{ store_qr_code: 'STORE-1' }]);
  noDialog();
  expect(screen.getByRole('button', { name: 'Scan store QR code' })).toHaveAttribute('aria-busy', 'true');
});

test('while a PIN is checked the button of the scanner behind it is not busy', async () => {
  await open(scanStore);
  await press('Use');
  await confirm();
  const buttons = screen.getAllByRole('button', { name: 'Scan store QR code', hidden: true });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).not.toHaveAttribute('aria-busy');
});

test('the PIN can be closed, and be replaced by a scan, which can be closed too', async () => {
  const { posts } = await open({});
  await press('Use');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Use coupon' })).getByRole('button', { name: 'Close' }),
  );
  await pass(1_000);
  noDialog();
  await press('Use');
  await press('Scan store QR code');
  await pass(1_000);
  const scan = screen.getByRole('dialog', { name: 'Scan with the app' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(scan).getByRole('button', { name: 'Close' }));
  await pass(1_000);
  noDialog();
  expect(posts()).toEqual([]);
});

test.each([
  ['Use', { is_within_blackout_period: true }],
  ['Scan store QR code', { ...scanStore, is_within_blackout_period: true }],
])('Q-100 on a blackout day "%s" looks muted, says why and sends nothing', async (button, template) => {
  const { posts } = await open(template);
  expect(screen.getByRole('button', { name: button })).toHaveClass('muted');
  await press(button);
  const message = screen.getByRole('alertdialog', { name: 'Not today' });
  await user.click(within(message).getByRole('button', { name: 'OK' }));
  await pass(1_000);
  noDialog();
  expect(posts()).toEqual([]);
});

test.each([
  ['Invalid staff code', true],
  ['Coupon is used.', false],
])('after the refusal "%s" the PIN is open again: %p', async (detail, again) => {
  const { fake } = await open({}, refused(detail));
  await press('Use');
  await confirm();
  expect(screen.queryByLabelText('6-digit staff code')).not.toBeInTheDocument();
  const reads = () => fake.requests.filter(({ method }) => method === 'GET').length;
  const before = reads();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await pass(1_000);
  expect(screen.queryAllByLabelText('6-digit staff code')).toHaveLength(again ? 1 : 0);
  expect(reads()).toBeGreaterThan(before);
});

test('after a use on a desktop the way back leads to the coupon', async () => {
  const { fake } = await open({}, { status: 201, body: usageRecord });
  await press('Use');
  await confirm();
  const { location, action } = fake.host.navigation.state$.value;
  expect([location.pathname, location.state, action]).toEqual([
    '/user/myCoupon',
    expect.objectContaining({ tabIndex: 2, used: true }),
    'PUSH',
  ]);
});

test('a ticket on a phone is used on the PIN page of a ticket', async () => {
  asPhone();
  const fake = await openWallet('/ticket/1001', {
    api: { 'GET /customers/7/tickets/1001': { body: sampleCoupon({ coupon_type: 'TICKET' }) } },
  });
  await pass(0);
  await press('Use');
  const { location } = fake.host.navigation.state$.value;
  expect([location.pathname, location.state]).toEqual(['/use_coupon', { couponID: '1001', isTicket: true }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Use ticket' })).toBeInTheDocument();
});
