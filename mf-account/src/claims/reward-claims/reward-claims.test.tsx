import type { Claim } from '@mrw/shared-contracts/api/claims';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim as claim } from '../../testing/claims';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';
import { onPhone } from '../../testing/screen-width';

const path = '/customers/12/transactions';
const withClaims = (claims: readonly Claim[]): FakeRoutes => ({
  [`GET ${path}`]: { body: claims },
  ...Object.fromEntries(claims.map((one) => [`GET ${path}/${one.id}`, { body: one }])),
});
const panel = () => within(screen.getByRole('region', { name: 'Reward claim' }));

test('A-132 the first claim is open in the panel and 50 claims are requested', async () => {
  const fake = await mountAt('/transaction', { api: withClaims([claim('3001'), claim('3002')]) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Store 3001' })).toBeInTheDocument();
  expect(Object.fromEntries(fake.requests[0]?.query ?? [])).toEqual({
    'page[number]': '1',
    'page[size]': '50',
  });
  await userEvent.click(screen.getByRole('button', { name: /Store 3002/ }));
  expect(await panel().findByText('INV-3002')).toBeInTheDocument();
});

test('the page is titled as the list that it is', async () => {
  await mountAt('/transaction', { api: withClaims([claim('3001')]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Reward claims' })).toBeVisible();
});

test('a claim shows the brand of its shop, in the list and beside it', async () => {
  const brand = { id: '1', name: 'Harbour Coffee', icon_url: 'http://api.test/media/brands/1.jpg' };
  const store = { id: '1', name: 'Pier 1', translations: [], brand, icon_url: null };
  await mountAt('/transaction', { api: withClaims([claim('3001', { store })]) });
  const item = await screen.findByRole('button', { name: /Harbour Coffee.*Pier 1/ });
  expect(item.querySelector('img')?.src).toContain('/media/brands/1.jpg');
  expect(await panel().findByText('Harbour Coffee')).toBeInTheDocument();
  expect(panel().getByRole('heading', { name: 'Pier 1' })).toBeInTheDocument();
});

test('A-133 under 769 px a claim leads to its page and none is selected', async () => {
  onPhone();
  const fake = await mountAt('/transaction', { api: withClaims([claim('3001')]) });
  expect(await screen.findByRole('link', { name: /Store 3001/ })).toHaveAttribute(
    'href',
    '/transactionDetail/3001',
  );
  expect(screen.queryByRole('region', { name: 'Reward claim' })).not.toBeInTheDocument();
  expect(fake.requests).toHaveLength(1);
});

test('A-134 50 claims, then 10', async () => {
  onPhone();
  const next = `http://api.test${path}?page[number]=2&page[size]=50`;
  await mountAt('/transaction', {
    api: {
      [`GET ${path}`]: ({ query }) =>
        query.get('page[number]') === '2'
          ? { body: many(10, (number) => claim(String(3050 + number))) }
          : pageWithNext(
              many(50, (number) => claim(String(3000 + number))),
              next,
            ),
    },
  });
  const list = await screen.findByRole('list', { name: 'Reward claims' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(60);
  });
});

test('A-136 without claims there is a message and no panel', async () => {
  await mountAt('/transaction', { api: withClaims([]) });
  expect(await screen.findByText(/No reward claims on record yet/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Reward claim' })).not.toBeInTheDocument();
});

test('A-181 a claim is a page of its own at any width', async () => {
  await mountAt('/transactionDetail/3001', { api: withClaims([claim('3001')]) });
  expect(await screen.findByText('INV-3001')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Reward claims' })).not.toBeInTheDocument();
});

test('A-137 a waiting claim shows everything and can be deleted', async () => {
  await mountAt('/transactionDetail/3001', { api: withClaims([claim('3001')]) });
  expect(await screen.findByText('19 Nov 2026, 10:00')).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Status' })).getByText('Waiting for approval'),
  ).toBeVisible();
  for (const text of [/Updated on 20 Nov 2026, 11:00/, 'INV-3001', '18 Nov 2026', 'HK$261.25', 'No picture'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test.each([
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
  ['RECALLED', 'Recalled'],
] as const)('A-138 a claim that is %s cannot be deleted', async (status, text) => {
  await mountAt('/transactionDetail/3002', {
    api: withClaims([claim('3002', { offline_event_type: status, status })]),
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('A-139 rewards are listed with their campaigns and earning rules', async () => {
  const reward = (value: number, name: string) => [{ value, campaign: name, earning_rule: `${name} rule` }];
  const rewards = {
    points_rewards: reward(1_261, 'Shop'),
    coupons_rewards: reward(1, 'Tea'),
    stamps_rewards: reward(2, 'Summer'),
  };
  await mountAt('/transactionDetail/3002', {
    api: withClaims([claim('3002', { offline_event_type: 'APPROVED', rewards })]),
  });
  for (const text of ['1,261 points', '1 coupon', '2 stamps', 'Offers: Tea', 'Earning rules: Summer rule'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['/transaction', { [`GET ${path}`]: { status: 500 } }],
  ['/transactionDetail/999999', { [`GET ${path}/999999`]: { status: 404 } }],
])('A-184 %s shows the network-error state', async (page, api: FakeRoutes) => {
  await mountAt(page, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the shop system/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('a claim that misses almost everything is shown without invented values', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mountAt('/transactionDetail/3009', {
    api: { [`GET ${path}/3009`]: { body: { id: '3009', offline_event_type: 'REJECTED' } } },
  });
  expect(await screen.findByText('Rejected')).toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThan(3);
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null|HK\$/);
});

const push = () => Promise.reject(new Error('not loaded here'));

test.each([
  [true, {}, [{ name: 'what-next', props: {} }]],
  [false, {}, []],
  [false, { push }, [{ name: 'device-offer', props: {} }]],
])(
  'below a claim that was sent is what comes next, where the deployment says so: %s, and the offer of messages with %j',
  async (affordability, device, slots) => {
    const fake = await mountAt('/transaction', {
      api: withClaims([claim('3001')]),
      state: { claimSent: { id: '3001', receiptNumber: 'R-1' } },
      config: { affordability },
      ...device,
    });
    expect(await screen.findByRole('link', { name: 'See the latest offers' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the claim for receipt R-1' })).toHaveAttribute(
      'href',
      '/transactionDetail/3001',
    );
    expect(fake.slots).toEqual(slots);
  },
);
