import {
  failNextChange,
  type FakeRoutes,
  goOffline,
  goOnline,
  memberSession,
} from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleCustomer, samplePoints } from '../testing/gift-card';
import { access, logIn, open, redeem, redeemPath } from '../testing/page';

test('G-006 redeeming shows what was added', async () => {
  const { bearers, redemptions } = await redeem();
  expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  expect(screen.getByText('50,000 points')).toBeVisible();
  expect(screen.getByText('HK$50.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the app' })).toBeVisible();
  expect(bearers.at(-1)).toBe(`${redeemPath} Bearer ${access}`);
  expect(redemptions()).toBe(1);
});

test('a redemption outlives a remount of the page, and is sent once', async () => {
  const { user, redemptions } = await open();
  logIn();
  await screen.findByRole('button', { name: 'Redeem' });
  const hasFailed = failNextChange();
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  expect(hasFailed()).toBe(true);
  expect(redemptions()).toBe(1);
});

test.each<[string, number, object, RegExp]>([
  ['G-010', 400, { detail: 'Gift card has been redeemed.' }, /already been redeemed/],
  ['G-011', 400, { detail: 'not gift card owner' }, /for a specific customer/],
  ['a 429 is', 429, { detail: 'Too many attempts.' }, /^Too many tries\. Please try again later/],
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

test('Q-067 in a narrow window of a desktop the app button offers the download too', async () => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: media.startsWith('(max-width') }));
  const { user } = await redeem();
  await user.click(await screen.findByRole('button', { name: 'Open the app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Get the app' });
  expect(within(dialog).getByTitle('QR code of the app download')).toBeInTheDocument();
});

test('G-020 on a phone the app button leads to the home of the app', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
  await redeem();
  const link = await screen.findByRole('link', { name: 'Open the app' });
  expect(link).toHaveAttribute('href', 'memberrewards://home');
});

test('Q-090 a card that says no more than its value is asked about', async () => {
  await open({ 'GET /customers/gift_card/GIFT': { body: { cash_value: 50 } } });
  logIn();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('50,000 points');
});

test('two logins in a row and a double press redeem once', async () => {
  const { fake, user, redemptions } = await open();
  logIn();
  logIn();
  await user.dblClick(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(fake.requests.filter(({ path }) => path === '/auth/token')).toHaveLength(1);
  expect(redemptions()).toBe(1);
});

test('without a network Redeem says so and nothing is sent; with one it goes on', async () => {
  const { user, redemptions } = await open();
  logIn();
  const button = await screen.findByRole('button', { name: 'Redeem' });
  goOffline();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('You are offline. Connect to go on.');
  goOnline();
  await user.click(button);
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(redemptions()).toBe(1);
});

test('with the keyboard alone the dialog is answered, and the result has the focus', async () => {
  const { user, redemptions } = await open();
  logIn();
  const dialog = await screen.findByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: 'Redeem' });
  for (let steps = 0; steps < 6 && document.activeElement !== button; steps += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toHaveFocus();
  expect(redemptions()).toBe(1);
});

describe('an unknown outcome', () => {
  const lost = (balances: (number | 'network')[]): FakeRoutes => ({
    [`GET ${redeemPath}`]: { failure: 'timeout' },
    'GET /point-accounts/1': () => {
      const balance = balances.length > 1 ? balances.shift() : balances[0];
      return typeof balance === 'number' ? { body: samplePoints(balance) } : { failure: 'network' };
    },
  });

  test.each<[number, number[], string | RegExp]>([
    [500, [0, 0, 50_000], 'Redemption successful'],
    [503, [0, 0], 'Redemption failed'],
    [502, [0, 0, 120], 'Result unknown'],
    [504, [9_000, 9_000, 60_000], 'Result unknown'],
  ])('Q-199 G-023 after a %d and the points %j is: %s', async (status, balances, title) => {
    const { redemptions } = await redeem({
      ...lost(balances),
      [`GET ${redeemPath}`]: { status, body: { detail: 'Gift card has been redeemed.' } },
    });
    expect(await screen.findByRole('heading', { name: title }, { timeout: 3_000 })).toBeVisible();
    expect(redemptions()).toBe(1);
  });

  test('counts as redeemed when the points are there', async () => {
    const { redemptions } = await redeem(lost([0, 0, 50_000]));
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    expect(redemptions()).toBe(1);
  });

  test('counts as redeemed when the browser asked a second time and the points are there', async () => {
    await redeem({
      ...lost([0, 0, 50_000]),
      [`GET ${redeemPath}`]: { status: 400, body: { detail: 'Gift card has been redeemed.' } },
    });
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  });

  test('is a refusal when another window of the member was faster', async () => {
    await redeem({
      ...lost([0, 50_000]),
      [`GET ${redeemPath}`]: { status: 400, body: { detail: 'Gift card has been redeemed.' } },
    });
    expect(await screen.findByRole('heading', { name: 'Redemption failed' })).toBeVisible();
  });

  test('is a failure that changed nothing when the points are as before', async () => {
    await redeem(lost([100]));
    // It is read three times, and the page says so.
    expect(await screen.findByText(/Checking whether it went through/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Redeeming…' })).toHaveAttribute('aria-busy', 'true');
    const heading = await screen.findByRole('heading', { name: 'Redemption failed' }, { timeout: 3_000 });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/Nothing was added/)).toBeVisible();
  });

  test('that comes after the last reading is healed by the next look', async () => {
    const balances: (number | 'network')[] = [100];
    const { redemptions } = await redeem(lost(balances));
    await screen.findByRole('heading', { name: 'Redemption failed' }, { timeout: 3_000 });
    balances.splice(0, 1, 50_100);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    expect(redemptions()).toBe(1);
  });

  test('ends with the result "unknown" when the outcome cannot be resolved, because the points before could not be read', async () => {
    const { user } = await redeem(lost(['network', 'network', 50_000]));
    const heading = await screen.findByRole('heading', { name: 'Result unknown' }, { timeout: 3_000 });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/cannot tell whether the card was redeemed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByTitle('Log in to redeem')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test.each([
    [
      'the connection is back',
      () => {
        goOffline();
        goOnline();
      },
    ],
    [
      'the page is looked at again',
      () => {
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the member asks for it', () => fireEvent.click(screen.getByRole('button', { name: 'Check now' }))],
  ])('is read again when %s', async (_, comeBack) => {
    const balances: (number | 'network')[] = [0, 0, 'network'];
    const { redemptions } = await redeem(lost(balances));
    await screen.findByRole('heading', { name: 'We are still checking' }, { timeout: 3_000 });
    expect(screen.getByText(/The result is shown here when the connection is back/)).toBeVisible();
    balances.splice(0, balances.length, 50_000);
    act(() => {
      comeBack();
    });
    expect(await screen.findByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    expect(redemptions()).toBe(1);
  });

  test('is read again by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const balances: (number | 'network')[] = [0, 0, 'network'];
    await redeem(lost(balances));
    await screen.findByRole('heading', { name: 'We are still checking' }, { timeout: 3_000 });
    balances.splice(0, balances.length, 50_000);
    const done = { name: 'Redemption successful' };
    expect(await screen.findByRole('heading', done, { timeout: 6_000 })).toBeVisible();
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
  await other.close();
  const own = await open({}, { session: member('1') });
  own.fake.host.bus.on('points-changed', () => events.push('own'));
  logIn();
  await own.user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(events).toEqual(['own']);
});
