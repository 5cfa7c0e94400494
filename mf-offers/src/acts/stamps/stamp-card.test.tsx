import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../../testing/open-campaign';
import { acquire, lastToast, openStamps, posts, stampCard } from '../../testing/open-stamps';
import { inDays, sampleSession } from '../../testing/samples';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

const visitor = { session: { kind: 'visitor' } } as const;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const gift = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  pretendPhone();
});
test('O-111 draws 10 places with stamps and gifts, and says them in words', async () => {
  openStamps();
  const card = await screen.findByRole('region', { name: 'Stamp card' });
  const places = within(within(card).getByRole('list')).getAllByRole('listitem');
  expect(places).toHaveLength(10);
  expect(within(card).getByText('5 of 10 stamps · Gifts at 3, 4, 5, 10')).toBeInTheDocument();
  expect(
    within(card).getByRole('button', { name: 'Opened: gift at 3 stamps, 100 points' }),
  ).toBeInTheDocument();
  expect(within(card).getAllByRole('img', { name: /, earned/ })).toHaveLength(2);
});

test('counts no more stamps than the card has places', async () => {
  openStamps({ 'GET /stamp_campaigns/401/stamp_rewards': { body: stampCard([], 12) } });
  expect(await screen.findByText(/^10 of 10 stamps/)).toBeInTheDocument();
});

test('O-113 acquires points at once, and the place shows opened', async () => {
  const { fake } = openStamps();
  await user.click(await gift(/^Open the gift at 4/));
  expect(await gift(/Opened: gift at 4 stamps, 50 points/)).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a gift of points says what they are now', async () => {
  const { fake } = openStamps({}, {}, { config: { affordability: true }, session: sampleSession(12_430) });
  fake.host.bus.on('points-changed', () => fake.session$.next(sampleSession(12_480)));
  await user.click(await gift(/^Open the gift at 4/));
  expect(await screen.findByText('+50 points')).toBeInTheDocument();
  expect(screen.getByText('Points now').parentElement).toHaveTextContent('12,480');
});

test('waits 1 s after the reward before it goes on (§4, §9)', async () => {
  const { fake } = openStamps();
  await user.click(await gift(/^Open the gift at 4/));
  await pass(900);
  expect(posts(fake)).toHaveLength(1);
  expect(lastToast(fake)).toBeUndefined();
  await pass(200);
  expect(lastToast(fake)).toBe('You got 50 points');
});

test('O-122 names store, reward and installation', async () => {
  const { fake } = openStamps();
  await user.click(await gift(/^Open the gift at 4/));
  await pass(1_000);
  expect(posts(fake).map(({ body }) => body)).toEqual([
    { store_id: null, reward_id: 'b4', app_installation: '1' },
  ]);
});

test('O-114 asks before it acquires a coupon, then leads to my coupons', async () => {
  openStamps();
  await user.click(await gift(/^Open the gift at 5/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Open this gift?' });
  await user.click(within(dialog).getByRole('button', { name: 'Open' }));
  const success = await screen.findByRole('dialog', { name: 'The coupon is yours' });
  expect(within(success).getByRole('link', { name: 'My coupons' })).toHaveAttribute('href', '/user/myCoupon');
});

test('O-115 does nothing for a gift that is not reached', async () => {
  const { fake } = openStamps();
  await user.click(await gift(/Gift at 10 stamps: 2 × Tea, not reached yet/));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.requests.some(({ path }) => path.endsWith('blackout_check'))).toBe(false);
});

test('O-140 says that the coupon could not be acquired, and the gift stays', async () => {
  const { fake } = openStamps({ [acquire]: { status: 500, body: {} } });
  await user.click(await gift(/^Open the gift at 5/));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Open' }));
  await pass(1_000);
  expect(lastToast(fake)).toMatch(/Failed to acquire the coupon/);
  expect(await gift(/^Open the gift at 5/)).toBeEnabled();
});

test('O-120 a refused gift lets card, campaign and points be read again', async () => {
  const { fake } = openStamps({ [acquire]: { status: 400, body: { detail: 'Coupon expired.' } } });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await user.click(await gift(/^Open the gift at 4/));
  await waitFor(() => expect(lastToast(fake)).toMatch(/already expired/));
  expect(changed).toHaveBeenCalledTimes(1);
  for (const path of ['/campaigns/401', '/stamp_campaigns/401/stamp_rewards']) {
    expect(fake.requests.filter((request) => request.path === path)).toHaveLength(2);
  }
});

test('opens a gift also when the answer has a coupon of an unknown kind', async () => {
  openStamps({ [acquire]: { status: 201, body: { reward_id: 'b5', coupons: [{ coupon_type: 'NEW' }] } } });
  await user.click(await gift(/^Open the gift at 5/));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'The coupon is yours' })).toBeInTheDocument();
});

test('resolves an unknown outcome by reading the card', async () => {
  const { fake } = openStamps({ [acquire]: { failure: 'network' } });
  await user.click(await gift(/^Open the gift at 4/));
  await waitFor(() => expect(lastToast(fake)).toBe('Redemption failed'));
  expect(posts(fake)).toHaveLength(1);
});

test('opens no second gift while the outcome of the first is unknown', async () => {
  const { fake } = openStamps({
    [acquire]: { failure: 'network' },
    'GET /stamp_campaigns/401/stamp_rewards': () =>
      posts(fake).length > 0 ? { failure: 'network' } : { body: stampCard(['b3'], 5) },
  });
  await user.click(await gift(/^Open the gift at 4/));
  await screen.findByText(/We got no answer/);
  for (const button of screen.getAllByRole('button', { name: /^Open the gift at|gift at 4/ }))
    await user.click(button);
  await pass(100);
  expect(posts(fake)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['a gift', () => gift(/^Gift at 4/)],
  ['a task', () => gift(/Scan QR code/)],
])('O-119 sends visitors who press %s to the login', async (_, find) => {
  const { fake } = openStamps({}, {}, visitor);
  await user.click(await find());
  await waitFor(() => expect(fake.logins).toEqual([{ redirectTo: '/campaign/401' }]));
});

test('O-120 says that an ended card has expired', async () => {
  const { fake } = openStamps({}, { end_date: inDays(-1) });
  expect(await gift(/^Open the gift at 4/)).toHaveClass('quiet');
  await user.click(await gift(/^Open the gift at 4/));
  await waitFor(() => expect(lastToast(fake)).toMatch(/already expired/));
  expect(posts(fake)).toHaveLength(0);
});

test.each([
  ['points, by the fresh answer', 4, false, { body: { in_blackout_period: true } }],
  ['a coupon, by the fresh answer', 5, false, { body: { in_blackout_period: true } }],
  ['points, by the loaded flag when the check fails', 4, true, { status: 500, body: {} }],
])(
  'opens no gift of %s on a blackout day, and says so',
  async (_, number, is_within_blackout_period, check) => {
    const { fake } = openStamps(
      { 'GET /campaigns/401/blackout_check': check },
      { is_within_blackout_period },
    );
    await user.click(await gift(new RegExp(`^Open the gift at ${number}`)));
    await pass(0);
    expect(lastToast(fake)).toMatch(/not available today/);
    expect(posts(fake)).toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('O-131 requests the card and its tasks', async () => {
  const { fake } = openStamps();
  const task = await screen.findByRole('group', { name: 'Shop' });
  expect(task).toHaveTextContent('Done 2 times');
  expect(fake.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/stamp_campaigns/401/stamp_rewards', '/stamp_campaigns/401/link_earning_rules']),
  );
});
