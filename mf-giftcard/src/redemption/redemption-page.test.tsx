import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { frameSays, heardByFrame } from '../testing/frame';
import { access, logIn, open } from '../testing/page';

test('G-001 the page has title, tips, the login frame and three steps', async () => {
  const { fake, domElement } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Redeem gift card' })).toBeVisible();
  expect(screen.getByText(/can be redeemed once only/)).toBeVisible();
  expect(screen.getByTitle('Log in to redeem')).toHaveAttribute(
    'src',
    `http://gift-card.test/login?locale=en&origin=${encodeURIComponent(window.location.origin)}`,
  );
  expect(screen.getByTitle('Log in to redeem')).toHaveAttribute(
    'sandbox',
    'allow-forms allow-same-origin allow-scripts',
  );
  expect(screen.getByTitle('Log in to redeem')).toHaveAttribute('allow', '');
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

test.each([
  ['zh-Hant', '找不到此禮品卡。'],
  ['zh-Hans', '找不到此礼品卡。'],
] as const)('in %s an unknown card is said in the language of the page', async (language, text) => {
  const answer = { status: 404, body: { detail: 'Gift card not found.' } };
  await open({ 'GET /customers/gift_card/GIFT': answer }, { language });
  logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
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

test.each([
  ['en', 'We could not log you in. Check your details and try again.'],
  ['zh-Hant', '未能登入。請檢查登入資料後再試。'],
  ['zh-Hans', '无法登录。请检查登录信息后重试。'],
] as const)(
  'in %s a token that the API refuses is a failed log-in, not the words of the server',
  async (language, text) => {
    const api = { 'POST /auth/token': { status: 401, body: { detail: 'Token is invalid or expired.' } } };
    const { fake } = await open(api, { language });
    logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/Token is invalid/)).toBeNull();
    expect(fake.requests).toHaveLength(1);
  },
);

test('a temporary token that the card refuses is a failed log-in too', async () => {
  await open({ 'GET /customers/gift_card/GIFT': { status: 401, body: { detail: 'Token is invalid.' } } });
  logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not log you in/);
});

test('G-019 the page and the frame follow the language', async () => {
  await open({}, { language: 'zh-Hans' });
  expect(screen.getByRole('heading', { level: 1, name: '兑换礼品卡' })).toBeVisible();
  expect(screen.getByTitle('登录以兑换')).toHaveAttribute('src', expect.stringContaining('locale=zh-Hans'));
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
