import { fakeCamera, goOffline, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../../testing/open-campaign';
import { earned, earnPost, openEarning, positioned } from '../../testing/open-earning';
import { sampleCampaign } from '../../testing/samples';
import { RuleText } from './rule-text';

const button = (name: string) => screen.findByRole('button', { name });
const rule = { id: '31', type: 'GPS_CHECK_IN', points: 0, tpe: 0, stamps: 0, coupon_template: null } as const;

beforeEach(() => {
  pretendPhone({ geolocation: positioned });
  fakeCamera(() => null);
});
test.each([
  ['points', { points: 1_500 }, ['You earn 1,500 points']],
  ['one stamp', { stamps: 1 }, ['You earn 1 stamp']],
  ['a coupon', { coupon_template: { id: '5', name: 'Cookie' } }, ['You earn a coupon: Cookie']],
  [
    'all of them',
    { points: 1, stamps: 2, coupon_template: { id: '5', name: 'Cookie' } },
    ['You earn 1 point', 'You earn 2 stamps', 'You earn a coupon: Cookie'],
  ],
  ['nothing that can be named', {}, []],
])('a rule that gives %s says so beneath its task', (_, fields, rewards) => {
  renderWithHost(<RuleText rule={{ ...rule, ...fields }} />);
  expect(screen.getByText(/Go there and check in/)).toBeInTheDocument();
  expect(screen.queryAllByText(/^You earn/).map(({ textContent }) => textContent)).toEqual(rewards);
});

test('a scan that is given up sends nothing, and the button is there again', async () => {
  const { fake } = openEarning({});
  await userEvent.click(await button('Scan QR code'));
  expect(await screen.findByRole('dialog', { name: 'Scan the QR code' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Scan QR code')).toBeEnabled();
  expect(fake.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('O-096 the way to the app on a desktop has its code, and is closed again', async () => {
  pretendPhone({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0' });
  openEarning({});
  await userEvent.click(await button('Scan QR code'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Please use your phone' }));
  expect(dialog.getByTitle('QR code of the app download')).toBeInTheDocument();
  expect(dialog.getByText(/work on a phone only/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Scan the QR code' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a friend is invited on a desktop too, with a link that says what it is for', async () => {
  pretendPhone({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0' });
  const { fake } = openEarning({ type: 'MEMBER_REFERRAL' });
  await userEvent.click(await button('Refer a friend'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your link for friends' }));
  expect(dialog.getByText(/You earn when your friend becomes a member/)).toBeInTheDocument();
  const written = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(written).toHaveBeenCalledWith('http://localhost/?referCode=M-0002'));
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without a network nothing is earned, and the button says why', async () => {
  openEarning({ type: 'GPS_CHECK_IN' });
  await button('Check in');
  goOffline();
  expect(await button('Check in')).toBeDisabled();
  expect(await button('Check in')).toHaveAccessibleDescription(/You are offline/);
});

test('the checks before a press keep the button busy, and a second press does nothing', async () => {
  let allow: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  const { fake } = openEarning(
    { type: 'GPS_CHECK_IN' },
    {
      'GET /campaigns/301/blackout_check': () =>
        allowed.then(() => ({ body: { in_blackout_period: false } })),
    },
  );
  await userEvent.click(await button('Check in'));
  expect(await screen.findByRole('button', { name: 'Check in', busy: true })).toBeInTheDocument();
  allow();
  await button('Earned');
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('an offer whose end has not come is not muted', async () => {
  openEarning({ type: 'GPS_CHECK_IN' });
  expect(await button('Check in')).not.toHaveClass('muted');
});

test('the points that were earned are told below', async () => {
  const config = { affordability: true };
  openEarning({ type: 'GPS_CHECK_IN' }, {}, {}, { config });
  await userEvent.click(await button('Check in'));
  expect(await screen.findByText(/^\+50 points/)).toBeInTheDocument();
});

test('a failed check-in tells of no points', async () => {
  openEarning(
    { type: 'GPS_CHECK_IN' },
    { [earnPost]: { status: 500, body: {} } },
    {},
    { config: { affordability: true } },
  );
  await userEvent.click(await button('Check in'));
  expect(await button('Check in')).toBeEnabled();
  expect(screen.queryByText(/^\+50 points/)).not.toBeInTheDocument();
});

test('a campaign without a rule has no task', async () => {
  openEarning({}, {}, { ...sampleCampaign(), id: '301', type: 'EARNING_CAMPAIGN' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'How to earn' })).not.toBeInTheDocument();
});

test('a page that is left while the location is sent says nothing afterwards', async () => {
  let settle: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (settle = resolve));
  const problems = jest.spyOn(console, 'error');
  const { fake, unmount } = openEarning(
    { type: 'GPS_CHECK_IN' },
    { [earnPost]: () => waiting.then(() => ({ status: 201, body: earned })) },
  );
  await userEvent.click(await button('Check in'));
  await button('One moment…');
  unmount();
  settle();
  await waiting;
  expect(fake.host.notify.messages$.value).toEqual([]);
  expect(problems).not.toHaveBeenCalled();
});
