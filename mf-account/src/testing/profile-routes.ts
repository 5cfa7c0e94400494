import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { logRoute, sampleActivity } from './activity-log';
import { sampleLevels } from './levels';

/** What the page of the profile reads of a member who only logged in. */
export const profileRoutes: FakeRoutes = {
  'GET /levels': { body: sampleLevels },
  [logRoute]: { body: [sampleActivity('1', 'LOGIN', {}, 21)] },
  'GET /point-accounts/12/point_statuses': { body: [] },
  'GET /customers/12/coupons': { body: [] },
  'GET /customers/12/transaction_history': { body: [] },
};
