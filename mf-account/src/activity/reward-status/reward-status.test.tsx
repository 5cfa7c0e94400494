import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';
import { sampleCoupon } from '../../testing/coupons';
import { heads } from '../../testing/read-page';

const points = '/point-accounts/12/point_statuses';
const status = (number: number) => ({ points: number * 10, expiration_date: '2027-01-06T00:00:00+08:00' });
const api: FakeRoutes = {
  [`GET ${points}`]: ({ query }) =>
    query.get('page[number]') === '2'
      ? { body: many(6, (number) => status(20 + number)) }
      : pageWithNext(many(20, status), `http://api.test${points}?page[number]=2&page[size]=20`),
  'GET /customers/12/coupons': { body: [sampleCoupon('1001'), sampleCoupon('1002', { expiry_date: null })] },
};

test('A-128 there are two tabs, Points and Coupons', async () => {
  await mountAt('/reward_status', { api });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Points', 'Coupons']);
});

test('A-129 points with their expiry date, 20 and then 26', async () => {
  const fake = await mountAt('/reward_status', { api });
  await screen.findByText('200 points');
  expect(screen.getAllByText('6 Jan 2027')).toHaveLength(20);
  expect(fake.requests[0]?.query.get('page[size]')).toBe('20');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('260 points')).toBeInTheDocument();
  expect(screen.getAllByText('6 Jan 2027')).toHaveLength(26);
});

test('A-178 the Coupons tab has the available coupons with their expiry', async () => {
  const fake = await mountAt('/reward_status', { api });
  await userEvent.click(await screen.findByRole('tab', { name: 'Coupons' }));
  expect(await screen.findByRole('link', { name: 'Coupon 1001' })).toHaveAttribute('href', '/coupon/1001');
  expect(screen.getByText('Always active')).toBeInTheDocument();
  const asked = fake.requests.find(({ path }) => path === '/customers/12/coupons');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    sort: '-date_of_acquisition,expiry_date,-id',
    'filter[customer_detail_coupon_type]': 'AVAILABLE',
    'page[number]': '1',
    'page[size]': '20',
  });
});

test('who leaves and comes back sees nothing of the last visit, and it is read again', async () => {
  const fake = await mountAt('/reward_status', { api });
  await screen.findByText('200 points');
  const go = (path: string) => {
    act(() => {
      fake.host.navigation.navigate(path);
    });
  };
  go('/user/myCard');
  await waitFor(() => {
    expect(screen.queryByText('200 points')).not.toBeInTheDocument();
  });
  go('/reward_status');
  expect(screen.queryByText('200 points')).not.toBeInTheDocument();
  expect(await screen.findByText('200 points')).toBeInTheDocument();
  expect(fake.requests.filter(({ path }) => path === points)).toHaveLength(2);
});

test('reads again when the language changes', async () => {
  const fake = await mountAt('/reward_status', { api });
  await screen.findByText('200 points');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  await waitFor(() => {
    expect(fake.requests.filter(({ path }) => path === points)).toHaveLength(2);
  });
});

describe('reward status parts', () => {
  const points = 'GET /point-accounts/12/point_statuses';
  const coupons = 'GET /customers/12/coupons';
  const cells = (table: HTMLElement) =>
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const open = (statuses: readonly object[], items: readonly object[], state: unknown = null) =>
    mountAt('/reward_status', { api: { [points]: { body: statuses }, [coupons]: { body: items } }, state });

  test('the page is titled, and so are its tabs', async () => {
    await open([], []);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reward status' })).toBeVisible();
    expect(screen.getByRole('tablist', { name: 'Reward status' })).toBeVisible();
  });

  test('points are a table by date of expiry', async () => {
    await open(
      [
        { points: 1, expiration_date: '2027-01-06T00:00:00+08:00' },
        { points: 1_200, expiration_date: null },
      ],
      [],
    );
    const table = await screen.findByRole('table', { name: 'Points' });
    expect(heads(table)).toEqual(['Points', 'Expiry date']);
    expect(cells(table)).toEqual(['1 point', '6 Jan 2027', '1,200 points', 'No expiry date']);
  });

  test('coupons are a table, opened by the state of the navigation', async () => {
    await open([], [sampleCoupon('1001')], { tab: 'coupons' });
    const table = await screen.findByRole('table', { name: 'Coupons' });
    expect(heads(table)).toEqual(['Coupons', 'Expiry date']);
    expect(cells(table)).toEqual(['Coupon 1001', '25 Dec 2026']);
  });

  test.each([
    ['points', 'No points on record yet.'],
    ['coupons', 'No coupons on record yet.'],
  ])('without %s the tab leads to the offers', async (tab, message) => {
    await open([], [], { tab });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
  });

  test('each tab reads its own list', async () => {
    const fake = await open([{ points: 7, expiration_date: null }], [sampleCoupon('1001')]);
    await screen.findByText('7 points');
    expect(fake.requests.map(({ path }) => path)).toEqual(['/point-accounts/12/point_statuses']);
    await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }));
    expect(await screen.findByText('Coupon 1001')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Points' }));
    expect(await screen.findByText('7 points')).toBeVisible();
  });
});
