import type { ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { Work } from '../../platform/db/connect';
import { activity_logs } from '../../platform/db/schema/members';
import type { LogInfo } from '../../platform/db/schema/members';

const levelTypes = new Set<ActivityType>(['LEVEL_CHANGED', 'LEVEL_RETAINED']);

/** Writes one entry of contract §6; entries that carry progression points belong to the level history. */
export async function recordActivity(
  { tx, now }: Work,
  memberId: number,
  type: ActivityType,
  info: LogInfo = {},
): Promise<void> {
  await tx.insert(activity_logs).values({
    member_id: memberId,
    activity_type: type,
    activity_time: now,
    log_info: info,
    level_related: levelTypes.has(type) || (info.tpe ?? 0) !== 0,
  });
}
