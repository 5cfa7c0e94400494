import { and, eq, inArray } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { coupons } from '../../platform/db/schema/coupons';
import type { ClaimRewards } from '../../platform/db/schema/points';
import { claims } from '../../platform/db/schema/points';
import { sendId } from '../../platform/http/ids';
import { found, refused } from '../../platform/http/refusal';
import { recallProgress } from '../../ledger/levels/progress';
import { lockMember } from '../../platform/identity/lock';
import { tell } from '../../platform/live/tell';
import { announce } from '../../platform/push/announce';
import { rowsById } from '../../platform/db/rows-by-id';
import { balanceOf, takePoints } from '../../ledger/points/ledger';
import { withdraw } from '../coupons/use';
import { changeCard } from '../stamps/change';
import { rewardPurchase } from './reward';
import { claimTransition, pointsOfClaim } from './rules';
import type { ClaimEvent } from './rules';

const purchase = { en: 'General purchase', 'zh-Hant': '一般消費', 'zh-Hans': '一般消费' };

/** An admin's decision about a claim (contract §7.4, §7.5). */
export async function decideClaim(tx: Db, id: number, event: ClaimEvent, now: Date): Promise<Row<'claims'>> {
  const seen = found((await tx.select().from(claims).where(eq(claims.id, id)))[0]);
  await lockMember(tx, seen.member_id);
  const claim = found((await tx.select().from(claims).where(eq(claims.id, id)).for('update'))[0]);
  const status = claimTransition(claim.status, event);
  if (status === null) throw refused(`A claim that is ${claim.status} allows no ${event}.`);
  const rewards = event === 'approve' ? await reward(tx, claim, now) : claim.rewards;
  if (event === 'recall') await recall(tx, claim, now);
  const change = { status, rewards, last_modified_date: now };
  await tx.update(claims).set(change).where(eq(claims.id, id));
  await tell({ tx, now }, claim.member_id, 'claim', { id: sendId(id), status });
  const place = (await rowsById(tx, 'stores', [claim.store_id])).get(claim.store_id)?.name ?? null;
  await announce({ tx, now }, claim.member_id, {
    kind: 'claim',
    item: `claim-${id}`,
    path: `/transactionDetail/${id}`,
    news: { place, status },
  });
  return { ...claim, ...change };
}

/** What the purchase earns, by what gave it. */
async function reward(tx: Db, claim: Row<'claims'>, now: Date): Promise<ClaimRewards> {
  const { points, occasions } = await rewardPurchase({ tx, now }, claim.member_id, claim.total_value);
  const rewards: ClaimRewards = {
    points_rewards: [{ value: points, campaign: null, earning_rule: purchase }],
    coupons_rewards: [],
    stamps_rewards: [],
  };
  for (const { rule, campaign, granted } of occasions) {
    const source = { campaign: campaign.name, earning_rule: rule.title };
    if (granted.points > 0) rewards.points_rewards.push({ ...source, value: granted.points });
    if (granted.stamps > 0)
      rewards.stamps_rewards.push({ ...source, value: granted.stamps, campaign_id: campaign.id });
    if (granted.coupons.length > 0) {
      const ids = granted.coupons.map((coupon) => coupon.id);
      rewards.coupons_rewards.push({ ...source, value: ids.length, coupon_ids: ids });
    }
  }
  return rewards;
}

/** Takes the rewards back; the balance falls to 0 at the lowest, the level stays (contract §7.4). */
async function recall(tx: Db, claim: Row<'claims'>, now: Date): Promise<void> {
  const { points_rewards: points, coupons_rewards: given, stamps_rewards: stamps } = claim.rewards;
  const asked = points.reduce((sum, { value }) => sum + value, 0);
  const possible = Math.min(asked, Math.max(0, await balanceOf(tx, claim.member_id, now)));
  const taken = await takePoints({ tx, now }, claim.member_id, {
    points: possible,
    source: 'REWARD_RECALLED',
    kind: 'RECALL',
  });
  const tpe = pointsOfClaim(claim.total_value);
  await recallProgress(tx, await lockMember(tx, claim.member_id), tpe);
  const couponIds = given.flatMap((reward) => reward.coupon_ids ?? []);
  if (couponIds.length > 0) {
    const unused = and(inArray(coupons.id, couponIds), eq(coupons.is_used, false));
    await withdraw({ tx, now }, unused, { reclaimed_at: now });
  }
  let stampsTaken = 0;
  for (const { value, campaign_id: campaignId } of stamps) {
    if (campaignId === undefined) continue;
    stampsTaken -= await changeCard({ tx, now }, claim.member_id, campaignId, -value);
  }
  await recordActivity({ tx, now }, claim.member_id, 'REWARD_RECALLED', {
    points: -taken,
    tpe: -tpe,
    ...(stampsTaken > 0 ? { stamps: -stampsTaken } : {}),
  });
}
