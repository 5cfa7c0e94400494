import { acquireRequest } from '@mrw/shared-contracts/api/stamps';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign, pretendPhone } from '../testing/open-campaign';
import { inDays } from '../testing/samples';

let onCode: (code: string) => void = () => undefined;
jest.mock('../scanner/use-scanner', () => ({
  useScanner: (handlers: { onCode(code: string): void }) => {
    onCode = handlers.onCode;
    return { current: null };
  },
}));
configure({ asyncUtilTimeout: 4_000 });
jest.setTimeout(20_000);

const acquire = 'POST /stamp_campaigns/401/stamp_rewards/acquire';
const tea = { id: '5', name: 'Tea', cover_photo_url: null };
const badges = [
  { id: 'b3', required_stamps: 3, reward_type: 'POINTS', points: 100, coupon_template: null, quantity: 1 },
  { id: 'b4', required_stamps: 4, reward_type: 'POINTS', points: 50, coupon_template: null, quantity: 1 },
  { id: 'b5', required_stamps: 5, reward_type: 'COUPON', points: null, coupon_template: tea, quantity: 1 },
  { id: 'b10', required_stamps: 10, reward_type: 'COUPON', points: null, coupon_template: tea, quantity: 2 },
];
const tasks = [
  {
    id: 't1',
    type: 'QR_CODE_SCANNING',
    title: 'Scan at the pier',
    stamps: 1,
    campaign: '401',
    completed_times: 0,
  },
  { id: 't2', type: 'GENERAL_PURCHASE', title: 'Shop', stamps: 1, campaign: '401', completed_times: 2 },
];
const visitor = { session: { kind: 'visitor' } } as const;

function open(routes: FakeRoutes = {}, more: Partial<Campaign> = {}, options: FakeHostOptions = {}) {
  const opened = ['b3'];
  const rewards = () => ({
    body: {
      id: '401',
      name: 'Summer Stamps',
      total_stamps_earned: 5,
      end_date: null,
      badges,
      tasks,
      earnedStamps: options.session?.kind === 'visitor' ? 0 : 5,
      redeemedRewards: opened,
    },
  });
  return openCampaign(
    { id: '401', type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 5, ...more },
    {
      'GET /stamp_campaigns/401/stamp_rewards': rewards,
      'GET /stamp_campaigns/401/link_earning_rules': { body: tasks },
      [acquire]: ({ body }) => {
        opened.push(acquireRequest.parse(body).reward_id);
        return { status: 201, body: { reward_id: 'x' } };
      },
      ...routes,
    },
    options,
  );
}
const gift = (name: RegExp) => screen.findByRole('button', { name });
const posts = (fake: ReturnType<typeof open>['fake']) =>
  fake.requests.filter(({ method }) => method === 'POST');
const lastToast = (fake: ReturnType<typeof open>['fake']) => fake.host.notify.messages$.value.at(-1)?.text;

beforeEach(() => pretendPhone());
afterEach(() => jest.restoreAllMocks());

it('O-111 draws 10 places with stamps and gifts, and says them in words', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Stamp card' });
  const places = within(within(card).getByRole('list')).getAllByRole('listitem');
  expect(places).toHaveLength(10);
  expect(within(card).getByText('5 of 10 stamps · Gifts at 3, 4, 5, 10')).toBeInTheDocument();
  expect(
    within(card).getByRole('button', { name: 'Gift at 3 stamps: 100 points, opened' }),
  ).toBeInTheDocument();
  expect(within(card).getAllByRole('img', { name: /, earned/ })).toHaveLength(2);
});

it('O-113 acquires points at once, and the place shows opened', async () => {
  const { fake } = open();
  await userEvent.click(await gift(/^Open the gift at 4/));
  expect(await gift(/Gift at 4 stamps: 50 points, opened/)).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('O-122 names store, reward and installation', async () => {
  const { fake } = open();
  await userEvent.click(await gift(/^Open the gift at 4/));
  await waitFor(() =>
    expect(posts(fake).map(({ body }) => body)).toEqual([
      { store_id: null, reward_id: 'b4', app_installation: '1' },
    ]),
  );
});

it('O-114 asks before it acquires a coupon, then leads to my coupons', async () => {
  open();
  await userEvent.click(await gift(/^Open the gift at 5/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Open this gift?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  const success = await screen.findByRole('dialog', { name: 'The coupon is yours' });
  expect(within(success).getByRole('link', { name: 'My coupons' })).toHaveAttribute('href', '/user/myCoupon');
});

it('O-115 does nothing for a gift that is not reached', async () => {
  const { fake } = open();
  await userEvent.click(await gift(/Gift at 10 stamps: 2 × Tea, not reached yet/));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.requests.some(({ path }) => path.endsWith('blackout_check'))).toBe(false);
});

it('O-140 says that the coupon could not be acquired, and the gift stays', async () => {
  const { fake } = open({ [acquire]: { status: 500, body: {} } });
  await userEvent.click(await gift(/^Open the gift at 5/));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(lastToast(fake)).toMatch(/Failed to acquire the coupon/));
  expect(await gift(/^Open the gift at 5/)).toBeEnabled();
});

it('takes the card as the judge of a lost answer', async () => {
  const { fake } = open({ [acquire]: { failure: 'network' } });
  await userEvent.click(await gift(/^Open the gift at 4/));
  await waitFor(() => expect(lastToast(fake)).toBe('Redemption failed'));
  expect(posts(fake)).toHaveLength(1);
});

it('shows a gift as opened as soon as the card can be read again', async () => {
  const server = { offline: false };
  const card = {
    id: '401',
    name: 'Stamps',
    total_stamps_earned: 5,
    end_date: null,
    badges,
    tasks,
    earnedStamps: 5,
  };
  const { fake } = open({
    'GET /stamp_campaigns/401/stamp_rewards': () =>
      server.offline
        ? { failure: 'network' }
        : { body: { ...card, redeemedRewards: posts(fake).length > 0 ? ['b3', 'b4'] : ['b3'] } },
    [acquire]: () => {
      server.offline = true;
      return { failure: 'network' };
    },
  });
  await userEvent.click(await gift(/^Open the gift at 4/));
  await screen.findByText(/We got no answer/);
  server.offline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await gift(/Gift at 4 stamps: 50 points, opened/)).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
});

it.each([
  ['a gift', () => gift(/^Gift at 4/)],
  ['a task', () => gift(/Scan QR code/)],
])('O-119 sends visitors who press %s to the login', async (_, find) => {
  const { fake } = open({}, {}, visitor);
  await userEvent.click(await find());
  await waitFor(() => expect(fake.logins).toEqual([{ redirectTo: '/campaign/401' }]));
});

it('O-120 says that an ended card has expired', async () => {
  const { fake } = open({}, { end_date: inDays(-1) });
  await userEvent.click(await gift(/^Open the gift at 4/));
  await waitFor(() => expect(lastToast(fake)).toMatch(/already expired/));
  expect(posts(fake)).toHaveLength(0);
});

it('O-129 verifies a scanned code, then takes part for the task', async () => {
  const answer = { id: '1', campaign: '401', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 1 };
  const { fake } = open({
    'POST /campaigns/401/qr_code_verification': { body: { valid: true } },
    'POST /customers/2/campaign_participation_records': { status: 201, body: answer },
  });
  await userEvent.click(await gift(/Scan QR code/));
  await screen.findByRole('dialog', { name: 'Scan the QR code' });
  act(() => {
    onCode('EARN-401');
  });
  await gift(/Earned/);
  expect(posts(fake).map(({ path, body }) => [path, body])).toEqual([
    ['/campaigns/401/qr_code_verification', { qr_code: 'EARN-401', earning_rule: 't1' }],
    [
      '/customers/2/campaign_participation_records',
      {
        campaign: '401',
        customer: '2',
        app_installation: '1',
        qr_code: 'EARN-401',
        stamp_earning_rule: 't1',
      },
    ],
  ]);
});

it('O-131 asks for the card and for its tasks', async () => {
  const { fake } = open();
  const task = await screen.findByRole('group', { name: 'Shop' });
  expect(task).toHaveTextContent('Done 2 times');
  expect(fake.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/stamp_campaigns/401/stamp_rewards', '/stamp_campaigns/401/link_earning_rules']),
  );
});
