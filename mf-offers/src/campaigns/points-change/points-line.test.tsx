import {
  type FakeHostOptions,
  memberSession,
  renderRemote,
  renderWithHost,
} from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPurchase, openPurchase } from '../../testing/open-purchase';
import { inDays, sampleCampaign, sampleMember, sampleSession } from '../../testing/samples';
import { endingNext, EndsNext } from './ends-next';
import { PointsLine } from './points-line';
import slot from '../../slot-what-next';

describe('points line', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  beforeEach(() => jest.useFakeTimers());
  const config = { affordability: true, offerChoice: 'service' } as const;

  test.each<[string, number | null, number | null, number, string]>([
    ['the new balance was read', 12_400, 12_430, 30, '+30 points, 12,430 now'],
    ['the new balance is not read yet', 12_400, 12_400, 30, '+30 points'],
    ['points were spent', 12_430, 11_930, -500, '−500 points, 11,930 now'],
    ['points that were held came back meanwhile', 12_400, 15_320, -80, '−80 points, 15,320 now'],
    ['the balance before was unknown', null, 12_430, 30, '+30 points'],
    ['the balance cannot be read', 12_400, null, 30, '+30 points'],
    ['it was one point', 100, 99, -1, '−1 point, 99 now'],
  ])('says what the action did when %s', (_, before, balance, expected, text) => {
    const member = {
      ...sampleMember(),
      pointAccount: balance === null ? null : sampleMember(balance).pointAccount,
    };
    renderWithHost(<PointsLine before={before} expected={expected} />, {
      config,
      session: memberSession(member),
    });
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  test('the question says the points before, their change and what is left; the result says them again', async () => {
    const next = sampleCampaign({ id: '7', name: 'Last cup', translations: [], end_date: inDays(1) });
    const { fake } = openPurchase(
      {},
      { 'GET /campaigns': { body: [sampleCampaign(), next] } },
      { config, session: sampleSession(12_430) },
    );
    fake.host.bus.on('points-changed', () => {
      fake.session$.next(sampleSession(11_930));
    });
    await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    expect(question).toHaveTextContent(/Points now12,430.*500 points.*11,930/);
    await user.click(within(question).getByRole('button', { name: 'Redeem' }));
    const result = await screen.findByRole('dialog', { name: 'Successfully redeemed' });
    expect(result).toHaveTextContent(/−500 points.*Points before12,430.*Points now.*11,930/);
    await user.click(await within(result).findByRole('link', { name: 'Last cup' }));
    expect(fake.host.navigation.current()).toBe('/campaign/7');
    const request = fake.requests.find(({ path }) => path === '/campaigns');
    expect(request?.query.get('sort')).toBe('end_date,-id');
  });

  test('a deployment without the feature says neither', async () => {
    const { fake } = openPurchase({}, {}, { session: sampleSession(12_430) });
    await confirmPurchase(user);
    const result = await screen.findByRole('dialog', { name: 'Successfully redeemed' });
    expect(result).not.toHaveTextContent('−500');
    expect(fake.requests.some(({ path }) => path === '/campaigns')).toBe(false);
  });

  const now = Date.now();
  test.each([
    ['the first that ends', [{ id: '1', end_date: inDays(1) }, { id: '2' }], '1'],
    ['not the one that was used', [{ id: '101' }, { id: '2' }], '2'],
    ['none without an end', [{ id: '1', end_date: null }], null],
    ['none out of stock', [{ id: '1', coupon_campaign_type_coupon_stock: 0 }], null],
    ['none of another brand', [{ id: '1', brand: { id: '2', name: 'Tea', icon_url: null } }], null],
    ['none before its start', [{ id: '1', start_date: inDays(1) }], null],
  ])('what ends next is %s', (_, offers, id) => {
    expect(endingNext(offers.map(sampleCampaign), { usedId: '101', brandId: '1' }, now)?.id ?? null).toBe(id);
  });
});

const config = { affordability: true, offerChoice: 'service' } as const;
const soon = sampleCampaign({ id: '7', name: '海港杯', translations: [], end_date: inDays(1) });
const show = (options: FakeHostOptions = {}) =>
  renderWithHost(<EndsNext usedId="101" />, {
    config,
    session: sampleSession(12_430),
    api: { 'GET /campaigns': { body: [soon] } },
    ...options,
  });

test('the offer has a label, a link in the language of its name, and the days that are left', async () => {
  show();
  const link = await screen.findByRole('link', { name: '海港杯' });
  expect(link).toHaveAttribute('href', '/campaign/7');
  expect(link.closest('p')).toHaveTextContent(/^Ends next\s*海港杯 1 day left$/);
});

test.each([
  ['the balance', 12_430, '12430'],
  ['no points when there are less than none', -20, '0'],
])('the first offers to end within %s are requested', async (_, balance, most) => {
  const { fake } = show({ session: sampleSession(balance) });
  await screen.findByRole('link');
  expect(fake.requests.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [
      '/campaigns',
      { sort: 'end_date,-id', 'filter[max_points]': most, 'page[number]': '1', 'page[size]': '10' },
    ],
  ]);
});

test('the offers are requested again when the balance changes', async () => {
  const { fake } = show();
  await screen.findByRole('link');
  act(() => fake.session$.next(sampleSession(900)));
  await screen.findByRole('link');
  expect(fake.requests.map(({ query }) => query.get('filter[max_points]'))).toEqual(['12430', '900']);
});

test.each<[string, FakeHostOptions]>([
  ['a visitor', { session: { kind: 'visitor' } }],
  ['an API that cannot sort', { config: { affordability: true } }],
  ['an API that searches what is loaded', { config: { affordability: true, offerChoice: 'loaded' } }],
  ['a deployment without the feature', { config: { offerChoice: 'service' } }],
])('for %s nothing is requested or shown', async (_, options) => {
  const { fake, container } = show(options);
  await act(() => Promise.resolve());
  expect(fake.requests).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});

test('an action without points says nothing', () => {
  const { container } = renderWithHost(<PointsLine before={100} expected={0} />, { config });
  expect(container).toBeEmptyDOMElement();
});

const next = sampleCampaign({ id: '7', name: 'Last cup', translations: [], end_date: inDays(1) });
const mount = (slotProps: Record<string, unknown>, affordability = true) =>
  renderRemote(slot, {
    slotProps,
    config: { affordability, offerChoice: 'service' },
    session: sampleSession(105_000),
    api: { 'GET /campaigns': { body: [next] } },
  });

test('another page shows what its result did to the points, and the offer that ends next', async () => {
  const { unmount } = await mount({ before: 125_000, points: -20_000 });
  expect(screen.getByText('−20,000 points, 105,000 now')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Last cup' })).toHaveAttribute('href', '/campaign/7');
  await unmount();
});

test('a result without points has the offer alone', async () => {
  const { unmount } = await mount({});
  expect(await screen.findByRole('link', { name: 'Last cup' })).toBeVisible();
  expect(screen.queryByText(/now$/)).not.toBeInTheDocument();
  await unmount();
});

test.each([
  ['values that are no result', { points: 'many' }, true],
  ['a deployment without the feature', { points: -200 }, false],
])('%s: the place stays empty', async (_, values, affordability) => {
  const { unmount, fake } = await mount(values, affordability);
  expect(screen.queryByText(/points/)).not.toBeInTheDocument();
  expect(fake.requests.some(({ path }) => path === '/campaigns')).toBe(false);
  await unmount();
});
