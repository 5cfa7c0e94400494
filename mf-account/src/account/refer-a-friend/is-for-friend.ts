import type { Activity } from '@mrw/shared-contracts/api/activity-log';

/** Whether an entry is the reward for a friend who joined: the API has no other sign of it. */
export const isForFriend = ({ log_info: { campaign_earning_type: rule } }: Activity): boolean =>
  rule === 'MEMBER_REFERRAL';
