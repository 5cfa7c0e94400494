import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';

type Blackout = NonNullable<SeedRows['blackout_days']>[number];

/** Today for 106, 207, 312 and the templates of coupon 1009 and ticket 2005; tomorrow for 101. */
export function blackoutDays(moments: Moments): Blackout[] {
  const today = moments.date(0);
  const drafts: Omit<Blackout, 'id'>[] = [
    { campaign_id: 106, day: today },
    { campaign_id: 207, day: today },
    { campaign_id: 312, day: today },
    { coupon_template_id: 709, day: today },
    { coupon_template_id: 805, day: today },
    { campaign_id: 101, day: moments.date(1) },
  ];
  return drafts.map((draft, index) => ({ id: index + 1, ...draft }));
}
