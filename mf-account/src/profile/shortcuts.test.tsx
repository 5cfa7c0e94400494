import { screen } from '@testing-library/react';
import { sampleLevels } from '../testing/levels';
import { mountAt } from '../testing/mount';

const api = {
  'GET /levels': { body: sampleLevels },
  'GET /customers/12/activity_logs': { body: [] },
  'GET /point-accounts/12/point_statuses': { body: [] },
  'GET /customers/12/coupons': { body: [] },
  'GET /customers/12/transaction_history': { body: [] },
};
const open = (path: string, shortcuts = true) => mountAt(path, { api, config: { shortcuts } });

test.each(['/user/myProfile', '/user/myCard'])('%s leads to the payment with cash dollars', async (path) => {
  await open(path);
  const link = await screen.findByRole('link', { name: 'Cash dollars 125,000 points = HK$125.00 Pay' });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
});

test.each([
  ['/user/myProfile', /^Reward claims/, '/transaction'],
  ['/transaction_history', /^Is a purchase missing\?/, '/transaction/create'],
])('%s leads to the reward claims', async (path, name, to) => {
  await open(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('a deployment without shortcuts has none', async () => {
  await open('/user/myProfile', false);
  expect(screen.queryByRole('link', { name: /Cash dollars|Reward claims/ })).not.toBeInTheDocument();
});
