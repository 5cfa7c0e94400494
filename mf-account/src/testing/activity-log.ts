import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { sampleSession } from './members';
import { mountAt } from './mount';

export const logRoute = 'GET /customers/12/activity_logs';

/** @param time day of November 2026, or an ISO 8601 instant */
export const sampleActivity = (
  id: string,
  activity_type: string,
  log_info: object,
  time: number | string = 20,
) => ({
  id,
  activity_type,
  activity_time: typeof time === 'number' ? `2026-11-${time}T10:00:00+08:00` : time,
  log_info,
});

/** Four entries that end with a balance of 12,000. */
export const sampleLog = [
  sampleActivity('4', 'LOGIN', {}, 21),
  sampleActivity('3', 'COUPON_REDEEMED', { points: -500, campaign_name: { en: '=Tea' } }),
  sampleActivity('2', 'STAMP_EARNED', { stamps: 1 }, 19),
  sampleActivity('1', 'GENERAL_PURCHASE', { points: 12_500 }, 18),
];

/** Opens the log as the account of the points. */
export const openTimeline = (
  api: FakeRoutes = { [logRoute]: { body: sampleLog } },
  balance = 12_000,
  options: Omit<FakeHostOptions, 'path' | 'api' | 'session'> = {},
) =>
  mountAt('/activity_log', {
    session: sampleSession({ pointAccount: { balance } }),
    api: { 'GET /customers/12/transactions': { body: [] }, ...api },
    ...options,
    config: { pointsTimeline: true, ...options.config },
  });
