import type { SeedRows } from '../../db/seed-contract';
import { memberIds } from '../members/ids';
import type { Moments } from '../moments';

/** Badge id = campaign × 100 + required stamps. */
export const stampBadges: NonNullable<SeedRows['stamp_badges']> = [
  { id: 40_103, campaign_id: 401, required_stamps: 3, reward_type: 'POINTS', points: 100 },
  { id: 40_104, campaign_id: 401, required_stamps: 4, reward_type: 'POINTS', points: 50 },
  { id: 40_105, campaign_id: 401, required_stamps: 5, reward_type: 'COUPON', coupon_template_id: 405 },
  {
    id: 40_110,
    campaign_id: 401,
    required_stamps: 10,
    reward_type: 'COUPON',
    coupon_template_id: 410,
    quantity: 2,
  },
  { id: 40_203, campaign_id: 402, required_stamps: 3, reward_type: 'POINTS', points: 100 },
  { id: 40_206, campaign_id: 402, required_stamps: 6, reward_type: 'COUPON', coupon_template_id: 405 },
  { id: 40_306, campaign_id: 403, required_stamps: 6, reward_type: 'COUPON', coupon_template_id: 113 },
];

const member = memberIds['demo-level2'];

/** demo-level2: five stamps of 401 by three tasks, three stamps of the ended 402, none of 403. */
export const stampEarnings = (moments: Moments): NonNullable<SeedRows['stamp_earnings']> =>
  (
    [
      [401, 4011, 1, -12],
      [401, 4012, 1, -10],
      [401, 4013, 2, -8],
      [401, 4014, 1, -5],
      [402, 4021, 3, -30],
    ] as const
  ).map(([campaign, rule, stamps, day], index) => ({
    id: index + 1,
    member_id: member,
    campaign_id: campaign,
    earning_rule_id: rule,
    stamps,
    expires_at: campaign === 401 ? moments.end(60) : moments.end(-2),
    created_at: moments.at(day, 13),
  }));

export const stampRewards = (moments: Moments): NonNullable<SeedRows['stamp_rewards']> => [
  { member_id: member, badge_id: 40_103, created_at: moments.at(-7, 16) },
];
