import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../../testing/coupons';
import { mountAt } from '../../testing/mount';
import { heads } from '../../testing/read-page';

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
