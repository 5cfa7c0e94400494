import type { Activity, ActivityType } from '@mrw/shared-contracts/api/activity-log';

export const logPath = 'GET /customers/2/activity_logs';

/** The entry of an act at a sample campaign. */
export const logEntry = (
  activity_type: ActivityType,
  campaign = 'Harbour Coffee Voucher',
  id = '1',
): Activity => ({
  id,
  activity_type,
  activity_time: '2026-11-27T18:00:00+08:00',
  log_info: { campaign_name: { en: campaign } },
});

/** The log of a member who did that, or nothing. */
export const logOf = (type: ActivityType, isDone: boolean) => ({ body: isDone ? [logEntry(type)] : [] });
