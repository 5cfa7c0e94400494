import { readStamps } from '../campaigns/background';
import type { Db } from '../db/connect';
import { stamp_earnings } from '../db/schema/offers';

/**
 * Puts stamps on the card of a locked member, or takes them off it.
 *
 * @returns the change: less than asked when the card holds less than is to be taken
 */
export async function changeCard(
  tx: Db,
  memberId: number,
  campaignId: number,
  asked: number,
  now: Date,
): Promise<number> {
  const held = (await readStamps(tx, memberId, [campaignId])).get(campaignId) ?? 0;
  const stamps = Math.max(asked, -held);
  if (stamps !== 0) {
    const row = { member_id: memberId, campaign_id: campaignId, stamps, created_at: now };
    await tx.insert(stamp_earnings).values(row);
  }
  return stamps;
}
