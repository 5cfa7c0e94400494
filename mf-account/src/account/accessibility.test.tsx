import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { accountConfigRoutes } from '../testing/account-config';
import { sampleLevels } from '../testing/levels';
import { mountAt } from '../testing/mount';

const login = { id: '1', activity_type: 'LOGIN', activity_time: '2026-11-21T10:00:00+08:00', log_info: {} };
const api: FakeRoutes = {
  ...accountConfigRoutes,
  'GET /levels': { body: sampleLevels },
  'GET /customers/12/activity_logs': { body: [login] },
  'GET /point-accounts/12/point_statuses': { body: [] },
  'GET /customers/12/coupons': { body: [] },
  'GET /customers/12/transaction_history': { body: [] },
};

test.each([
  ['/user/myCard', 'My card'],
  ['/user/myProfile', 'My profile'],
  ['/user/myAccount', 'My account'],
  ['/activity_log', 'Activity log'],
  ['/level_benefit', 'Level benefits'],
  ['/transaction/create', 'Create rewards claim'],
])('%s has no fault that axe can find', async (path, title) => {
  await mountAt(path, { api });
  await screen.findByRole('heading', { level: 1, name: title });
  // The indicator of a first load stays for a minimum time.
  await waitFor(() => {
    expect(document.querySelector('[role=progressbar]:not([aria-valuenow])')).toBeNull();
  });
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});
