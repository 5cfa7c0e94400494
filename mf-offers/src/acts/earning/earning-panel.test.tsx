import { fakeCamera } from '@mrw/shared-contracts/testing';
import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOf, logPath } from '../../testing/activity-log';
import { pretendPhone } from '../../testing/open-campaign';
import { earned, earnPost, openEarning, positioned, refused } from '../../testing/open-earning';
import { inDays } from '../../testing/samples';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

const template = { id: '5', name: 'Cookie' };
const button = (name: string) => screen.findByRole('button', { name });
const scan = async (code: string) => {
  fakeCamera(() => code);
  await user.click(await button('Scan QR code'));
};
const body = (fake: ReturnType<typeof openEarning>['fake']) =>
  fake.requests.find(({ method }) => method === 'POST')?.body;
const lastToast = (fake: ReturnType<typeof openEarning>['fake']) =>
  fake.host.notify.messages$.value.at(-1)?.text;

beforeEach(() => {
  jest.useFakeTimers();
  pretendPhone({ geolocation: positioned });
  fakeCamera(() => null);
});
test('O-097 sends the scanned code, ticks for 1 s and is done', async () => {
  const { fake } = openEarning({});
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await scan('EARN-301');
  expect(await button('Earned')).toBeDisabled();
  expect(body(fake)).toEqual({ campaign: '301', customer: '2', app_installation: '1', qr_code: 'EARN-301' });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await button('Completed')).toBeDisabled();
  expect(await button('Completed')).toHaveAccessibleDescription('You have just earned this.');
});

test('is earned also when the answer says no more than its number', async () => {
  const { fake } = openEarning({}, { [earnPost]: { status: 201, body: { id: '1' } } });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await scan('EARN-301');
  expect(await button('Earned')).toBeDisabled();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('O-098 leads to the coupon after the tick', async () => {
  openEarning({ coupon_template: template, points: 0 });
  await scan('EARN-302');
  expect(await screen.findByRole('link', { name: 'My coupon' })).toHaveAttribute('href', '/user/myCoupon');
});

test('a coupon of a scan is told in the sheet, with the way to it', async () => {
  const coupons = [{ id: '77' }];
  openEarning(
    { coupon_template: template },
    { [earnPost]: { status: 201, body: { ...earned, coupons } } },
    {},
    { config: { gainSheet: true } },
  );
  await scan('EARN-302');
  const sheet = within(await screen.findByRole('region', { name: 'You have earned it' }));
  expect(sheet.getByRole('status')).toHaveTextContent('Cookie+50 points');
  expect(sheet.getByRole('link', { name: 'View coupon' })).toHaveAttribute('href', '/coupon/77');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'You have earned it' })).not.toBeInTheDocument();
});

test('takes a code that is typed in while the camera looks', async () => {
  const { fake } = openEarning({});
  await user.click(await button('Scan QR code'));
  await user.click(await button('Type the code instead'));
  expect(await button('Use this code')).toHaveAccessibleDescription('Type the code in first.');
  await user.type(screen.getByRole('textbox', { name: 'Code under the QR code' }), 'EARN-301{Enter}');
  await button('Earned');
  expect(body(fake)).toMatchObject({ qr_code: 'EARN-301' });
});

test('sends a code once that two clicks and Enter send at once', async () => {
  const { fake } = openEarning({});
  await user.click(await button('Scan QR code'));
  await user.click(await button('Type the code instead'));
  await user.type(screen.getByRole('textbox', { name: 'Code under the QR code' }), 'EARN-301');
  const send = await button('Use this code');
  act(() => {
    for (let count = 0; count < 3; count += 1) send.click();
  });
  await button('Earned');
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each(redirects.slice(0, 5))(
  'the scanned text %j is a code like any other: it is sent, not followed',
  async (text) => {
    const { fake } = openEarning({});
    await scan(text);
    await button('Earned');
    expect(body(fake)).toMatchObject({ qr_code: text });
    expect(fake.host.navigation.current()).toBe('/campaign/301');
  },
);

test('O-102 checks in with six decimals', async () => {
  const { fake } = openEarning({ type: 'GPS_CHECK_IN' });
  await user.click(await button('Check in'));
  await button('Earned');
  expect(body(fake)).toMatchObject({ check_in_latitude: '22.293500', check_in_longitude: '114.168600' });
});

test('O-107 leads to the coupon of a check-in', async () => {
  openEarning({ type: 'GPS_CHECK_IN', coupon_template: template });
  await user.click(await button('Check in'));
  expect(await screen.findByRole('link', { name: 'My coupon' })).toBeInTheDocument();
});

test.each([
  ['O-100', 'Given qr code not valid.', /QR code is not valid/, 0],
  ['a limit', 'Exceed campaign per head limit.', /reached the limit/, 1],
  ['O-141', null, /^Redemption failed$/, 0],
])('%s is said in a toast, and the button is back to normal', async (_, detail, message, reread) => {
  const { fake } = openEarning(
    {},
    { [earnPost]: detail ? { status: 400, body: { detail } } : { status: 500, body: {} } },
  );
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await scan('WRONG');
  await waitFor(() => expect(lastToast(fake)).toMatch(message));
  expect(await button('Scan QR code')).toBeEnabled();
  expect(changed).toHaveBeenCalledTimes(reread);
});

test('O-104 says that the place is wrong, and the button keeps the focus', async () => {
  const detail = 'Check-in location is not within designated radius.';
  const { fake } = openEarning({ type: 'GPS_CHECK_IN' }, { [earnPost]: { status: 400, body: { detail } } });
  await user.click(await button('Check in'));
  await waitFor(() => expect(lastToast(fake)).toMatch(/location is not valid/));
  expect(await button('Check in')).toHaveFocus();
});

test('O-105 says so without a call when the place may not be read', async () => {
  pretendPhone({ geolocation: refused });
  const { fake } = openEarning({ type: 'GPS_CHECK_IN' });
  await user.click(await button('Check in'));
  await waitFor(() => expect(lastToast(fake)).toMatch(/location is not valid/));
  expect(body(fake)).toBeUndefined();
  expect(await button('Check in')).toBeEnabled();
});

test('O-147 cannot be pressed while the answer is on its way', async () => {
  let settle: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { fake } = openEarning({}, { [earnPost]: () => waiting.then(() => ({ status: 201, body: earned })) });
  await scan('EARN-301');
  const busy = await button('One moment…');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await act(async () => {
    settle();
    await waiting;
  });
  await button('Earned');
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('stays busy while the outcome is unknown, and ticks as soon as the reward can be read', async () => {
  const server = { offline: false };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fake } = openEarning(
    { coupon_template: template },
    {
      [logPath]: () =>
        server.offline
          ? { failure: 'network' }
          : logOf(
              'QR_CODE_SCAN',
              fake.requests.some(({ method }) => method === 'POST'),
            ),
      [earnPost]: () => {
        server.offline = true;
        return { failure: 'network' };
      },
    },
  );
  await scan('EARN-302');
  expect(await screen.findByText(/We got no answer/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Scan QR code' })).not.toBeInTheDocument();
  expect(await button('One moment…')).toHaveAttribute('aria-disabled', 'true');
  server.offline = false;
  await user.click(await button('Check again'));
  expect(await screen.findByRole('link', { name: 'My coupon' })).toBeInTheDocument();
  expect(screen.queryByText(/We got no answer/)).not.toBeInTheDocument();
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('O-095 sends visitors to the login', async () => {
  const { fake } = openEarning({}, {}, {}, { session: { kind: 'visitor' } });
  await user.click(await button('Scan QR code'));
  await waitFor(() => expect(fake.logins).toEqual([{ redirectTo: '/campaign/301' }]));
});

test('O-108 gives the referral link of the member', async () => {
  openEarning({ type: 'MEMBER_REFERRAL' });
  await user.click(await button('Refer a friend'));
  expect(await screen.findByText('http://localhost/?referCode=M-0002')).toBeInTheDocument();
});

test.each([
  [
    'starts later',
    { start_date: '2099-11-28T00:00:00+08:00' },
    'Available on 28 Nov 2099',
    /not started yet/,
  ],
  ['is out of stock', { coupon_campaign_type_coupon_stock: 0 }, 'Check in', /Out of stock/],
])('O-109 is disabled when it %s, and says why', async (_, campaign, label, reason) => {
  openEarning({ type: 'GPS_CHECK_IN' }, {}, campaign);
  expect(await button(label)).toBeDisabled();
  expect(await button(label)).toHaveAccessibleDescription(reason);
});

test.each([
  ['ended', { end_date: inDays(-1) }, /already expired/],
  ['in its blackout', { is_within_blackout_period: true }, /not available today/],
])('O-109 says at the press that it is %s', async (_, campaign, message) => {
  const { fake } = openEarning(
    { type: 'GPS_CHECK_IN' },
    { 'GET /campaigns/301/blackout_check': { status: 500, body: {} } },
    campaign,
  );
  expect(await button('Check in')).toHaveClass('muted');
  await user.click(await button('Check in'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(lastToast(fake)).toMatch(message);
  expect(body(fake)).toBeUndefined();
});

test.each(['GENERAL_PURCHASE', 'BIRTHDAY', 'NEW_MEMBER', 'LEVEL_UPGRADE'] as const)(
  'O-128 describes %s without a button',
  async (type) => {
    openEarning({ type });
    expect(await screen.findByRole('region', { name: 'How to earn' })).toHaveTextContent(
      'You earn 50 points',
    );
    expect(screen.queryByRole('button', { name: /Scan|Check in|Refer/ })).not.toBeInTheDocument();
  },
);
