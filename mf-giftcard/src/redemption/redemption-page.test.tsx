import {
  memberSession,
  renderRemote,
  type FakeHostOptions,
  type FakeRoutes,
} from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import app from '../app';
import { accessTokenOf, frameSays, heardByFrame } from '../testing/frame';
import { sampleCustomer, samplePoints } from '../testing/gift-card';

const access = accessTokenOf('1');
const routes: FakeRoutes = {
  'POST /auth/token': { body: { access, refresh: 'next' } },
  'GET /customers/1': { body: sampleCustomer() },
  'GET /customers/gift_card/GIFT': { body: { code: 'GIFT', cash_value: 50 } },
  'GET /point-accounts/1': { body: samplePoints(0) },
  'GET /customers/1/redeem_gift_card/GIFT': { body: { points: 50_000, cash_value: 50 } },
};
const redeemPath = '/customers/1/redeem_gift_card/GIFT';

let end = () => Promise.resolve();
afterEach(() => end());

async function open(api: FakeRoutes = {}, more: FakeHostOptions = {}) {
  const options = { path: '/redeem-gift-card?code=GIFT', ...more, api: { ...routes, ...api } };
  const { fake, domElement, unmount } = await renderRemote(app, options);
  end = unmount;
  const bearers: string[] = [];
  fake.host.http.other.interceptors.request.use((config) => {
    bearers.push(`${config.url ?? ''} ${String(config.headers.get('Authorization'))}`);
    return config;
  });
  const user = userEvent.setup();
  const redemptions = () => fake.requests.filter(({ path }) => path === redeemPath).length;
  return { fake, domElement, bearers, user, redemptions };
}

const logIn = () => {
  frameSays({ type: 'GIFT_CARD_LOGIN_SUCCESS', token: 'refresh' });
};

/** Logs in and presses Redeem. */
async function redeem(api: FakeRoutes = {}, more: FakeHostOptions = {}) {
  const opened = await open(api, more);
  logIn();
  await opened.user.click(await screen.findByRole('button', { name: 'Redeem' }));
  return opened;
}

test('G-001 the page has title, tips, the login frame and three steps', async () => {
  const { fake, domElement } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Redeem gift card' })).toBeVisible();
  expect(screen.getByText(/can be redeemed once only/)).toBeVisible();
  expect(screen.getByTitle('Log in to redeem')).toHaveAttribute(
    'src',
    `http://gift-card.test/login?locale=en&origin=${encodeURIComponent(window.location.origin)}`,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(fake.requests).toEqual([]);
  expect(await axe(domElement)).toHaveNoViolations();
});

test('G-002 the frame takes the height it reports', async () => {
  await open();
  frameSays({ type: 'GIFT_CARD_RESIZE', height: 480 });
  expect(screen.getByTitle('Log in to redeem')).toHaveStyle({ height: '480px' });
});

test('G-004 a login is exchanged for a temporary token and the dialog opens', async () => {
  const { fake, bearers } = await open();
  logIn();
  expect(await screen.findByRole('alertdialog', { name: 'Redeem this gift card?' })).toBeVisible();
  expect(fake.requests[0]).toMatchObject({
    method: 'POST',
    path: '/auth/token',
    body: { refresh: 'refresh' },
  });
  expect(bearers).toEqual([
    '/auth/token Bearer refresh',
    `/customers/1 Bearer ${access}`,
    `/customers/gift_card/GIFT Bearer ${access}`,
    `/point-accounts/1 Bearer ${access}`,
  ]);
});

test('G-005 the dialog shows the account, the points and the cash', async () => {
  await open();
  logIn();
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Grace (owner@example.test)')).toBeVisible();
  expect(within(dialog).getByText('50,000 points')).toBeVisible();
  expect(within(dialog).getByText('HK$50.00')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Redeem' })).toBeVisible();
});

test('G-006 redeeming shows what was added', async () => {
  const { bearers, redemptions } = await redeem();
  expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  expect(screen.getByText('50,000 points')).toBeVisible();
  expect(screen.getByText('HK$50.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the app' })).toBeVisible();
  expect(bearers.at(-1)).toBe(`${redeemPath} Bearer ${access}`);
  expect(redemptions()).toBe(1);
});

test('G-007 cancelling closes the dialog, tells the frame and redeems nothing', async () => {
  const { user, redemptions } = await open();
  logIn();
  await screen.findByRole('alertdialog');
  const heard = heardByFrame();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  expect(heard).toEqual([{ message: { type: 'GIFT_CARD_CANCEL' }, origin: 'http://gift-card.test' }]);
  expect(redemptions()).toBe(0);
});

test.each([
  ['G-010', 400, { detail: 'Gift card has been redeemed.' }, /already been redeemed/],
  ['G-011', 400, { detail: 'not gift card owner' }, /for a specific customer/],
  ['G-023', 500, {}, /already been redeemed/],
])('%s a refusal %i %j is explained', async (_, status, body, text) => {
  const { redemptions } = await redeem({ [`GET ${redeemPath}`]: { status, body } });
  expect(await screen.findByRole('heading', { name: 'Redemption failed' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(redemptions()).toBe(1);
});

test('after a refusal the frame is there again for another account', async () => {
  const { user } = await redeem({
    [`GET ${redeemPath}`]: { status: 400, body: { detail: 'not gift card owner' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Back to login' }));
  expect(screen.getByTitle('Log in to redeem')).toBeVisible();
});

test('G-014 for an unknown card the detail of the server is shown, without a dialog', async () => {
  await open({ 'GET /customers/gift_card/GIFT': { status: 404, body: { detail: 'Gift card not found.' } } });
  const heard = heardByFrame();
  logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gift card not found.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => {
    expect(heard).toHaveLength(1);
  });
});

test('G-015 without a code there is no frame and the result is a failure', async () => {
  const { fake } = await open({}, { path: '/redeem-gift-card' });
  expect(screen.getByRole('heading', { name: 'Redemption failed' })).toBeVisible();
  expect(screen.getByText(/^Seems there is an error here/)).toBeVisible();
  expect(screen.queryByTitle('Log in to redeem')).toBeNull();
  expect(fake.requests).toEqual([]);
});

test.each([
  [{ type: 'GIFT_CARD_LOGIN_FAILED', error: 'Wrong password.' }, 'Wrong password.'],
  [{ type: 'GIFT_CARD_LOGIN_FAILED' }, 'We could not log you in.'],
])('G-016 a failed login %j stays on the frame with a message', async (message, text) => {
  const { fake } = await open();
  frameSays(message);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByTitle('Log in to redeem')).toBeVisible();
  expect(fake.requests).toEqual([]);
});

test('G-019 the page and the frame follow the language', async () => {
  await open({}, { language: 'zh-Hans' });
  expect(screen.getByRole('heading', { level: 1, name: '兑换礼品卡' })).toBeVisible();
  expect(screen.getByTitle('登录以兑换')).toHaveAttribute('src', expect.stringContaining('locale=zh-Hans'));
});

test('G-021 on desktop the app button offers the download', async () => {
  const { user } = await redeem();
  await user.click(await screen.findByRole('button', { name: 'Open the app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Get the app' });
  expect(within(dialog).getByTitle('QR code of the app download')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: /Download page/ })).toHaveAttribute(
    'href',
    'http://www.test/app',
  );
});

test('G-020 on a phone the app button leads to the home of the app', async () => {
  const query = window.matchMedia('');
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...query, media, matches: media.startsWith('(max-width') }));
  await redeem();
  const link = await screen.findByRole('link', { name: 'Open the app' });
  expect(link).toHaveAttribute('href', 'memberrewards://home');
  narrow.mockRestore();
});

test.each([{ origin: 'http://evil.test' }, { source: window }])(
  'a message of %j is not heard',
  async (from) => {
    const { fake } = await open();
    frameSays({ type: 'GIFT_CARD_LOGIN_SUCCESS', token: 'stolen' }, from);
    frameSays({ type: 'GIFT_CARD_RESIZE', height: 999 }, from);
    expect(screen.getByTitle('Log in to redeem')).not.toHaveStyle({ height: '999px' });
    expect(fake.requests).toEqual([]);
  },
);

test('two logins in a row and a double press redeem once', async () => {
  const { fake, user, redemptions } = await open();
  logIn();
  logIn();
  await user.dblClick(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(fake.requests.filter(({ path }) => path === '/auth/token')).toHaveLength(1);
  expect(redemptions()).toBe(1);
});

describe('an answer that is lost', () => {
  const lost = (balances: (number | 'network')[]): FakeRoutes => ({
    [`GET ${redeemPath}`]: { failure: 'timeout' },
    'GET /point-accounts/1': () => {
      const balance = balances.length > 1 ? balances.shift() : balances[0];
      return typeof balance === 'number' ? { body: samplePoints(balance) } : { failure: 'network' };
    },
  });

  test('counts as redeemed when the points are there', async () => {
    const { redemptions } = await redeem(lost([0, 50_000]));
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    expect(redemptions()).toBe(1);
  });

  test('is a failure that changed nothing when the points are as before', async () => {
    await redeem(lost([100]));
    const heading = await screen.findByRole('heading', { name: 'Redemption failed' }, { timeout: 3_000 });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/Nothing was added/)).toBeVisible();
  });

  test('is read again when the connection is back', async () => {
    const balances: (number | 'network')[] = [0, 'network'];
    const { redemptions } = await redeem(lost(balances));
    await screen.findByRole('heading', { name: 'We are still checking' }, { timeout: 3_000 });
    balances.splice(0, balances.length, 50_000);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => window.dispatchEvent(new Event('offline')));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    expect(redemptions()).toBe(1);
  });
});

test('points of the member of this site are announced, those of another member are not', async () => {
  const events: string[] = [];
  const member = (uid: string) =>
    memberSession({
      uid,
      membershipId: 'M-1',
      displayName: 'Grace',
      customer: sampleCustomer({ uid }),
      pointAccount: null,
    });
  const other = await redeem({}, { session: member('2') });
  other.fake.host.bus.on('points-changed', () => events.push('other'));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  await end();
  const own = await open({}, { session: member('1') });
  own.fake.host.bus.on('points-changed', () => events.push('own'));
  logIn();
  await own.user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(events).toEqual(['own']);
});
