import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { readOpened, readStamps } from '../campaigns/background';
import { createCoupons } from '../coupons/create';
import { readTemplate } from '../coupons/use';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { stamp_badges, stamp_rewards } from '../../platform/db/schema/offers';
import { readId } from '../../platform/http/ids';
import { found, refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { lockCampaign } from '../participation/take-part';
import { addPoints } from '../../ledger/points/ledger';
import { refuseAcquire } from './rules';

type Asked = { campaign: string; reward_id: string; store_id?: string | null };
export type Acquired = { badge: Row<'stamp_badges'>; coupons: Row<'coupons'>[] };

/** Opens a gift of a stamp card, once per member (contract §2). */
export async function acquireReward(tx: Db, memberId: number, asked: Asked, now: Date): Promise<Acquired> {
  await lockMember(tx, memberId);
  const campaign = await lockCampaign(tx, asked.campaign);
  const [row] = await tx
    .select()
    .from(stamp_badges)
    .where(and(eq(stamp_badges.id, readId(asked.reward_id) ?? 0), eq(stamp_badges.campaign_id, campaign.id)))
    .for('update');
  const badge = found(row);
  const opened = await readOpened(tx, memberId, [campaign.id]);
  const detail = refuseAcquire({
    now,
    campaign,
    badge,
    earned: (await readStamps(tx, memberId, [campaign.id])).get(campaign.id) ?? 0,
    isOpened: opened.some((reward) => reward.badge === badge.id),
  });
  if (detail !== null) throw refused(detail);
  await tx.insert(stamp_rewards).values({ member_id: memberId, badge_id: badge.id, created_at: now });
  if (badge.stock !== null) {
    const rest = { stock: badge.stock - badge.quantity };
    await tx.update(stamp_badges).set(rest).where(eq(stamp_badges.id, badge.id));
  }
  const coupons = await hand({ tx, now }, memberId, { campaign, badge }, asked.store_id ?? null);
  return { badge, coupons };
}

async function hand(
  { tx, now }: Work,
  memberId: number,
  { campaign, badge }: { campaign: Row<'campaigns'>; badge: Row<'stamp_badges'> },
  store: string | null,
): Promise<Row<'coupons'>[]> {
  const entry = { campaign_name: campaign.name, campaign_type: campaign.type };
  if (badge.reward_type === 'POINTS') {
    await addPoints({ tx, now }, memberId, badge.points, 'REWARD_EARNED');
    await recordActivity({ tx, now }, memberId, 'REWARD_EARNED', { ...entry, points: badge.points });
    return [];
  }
  const template = await readTemplate(tx, badge.coupon_template_id ?? 0);
  await recordActivity({ tx, now }, memberId, 'REWARD_EARNED', { ...entry, coupon_name: template.name });
  return createCoupons(tx, {
    memberId,
    template,
    quantity: badge.quantity,
    acquired: 'date_of_earning',
    now,
    campaignId: campaign.id,
    storeId: store === null ? null : readId(store),
  });
}
