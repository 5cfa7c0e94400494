import { readStamps } from '../campaigns/background';
import type { Work } from '../../platform/db/connect';
import { stamp_earnings } from '../../platform/db/schema/offers';

/**
 * Adds stamps to the card of a locked member, or removes them.
 *
 * @returns the change: less than requested when the card has fewer
 */
export async function changeCard(
  { tx, now }: Work,
  memberId: number,
  campaignId: number,
  asked: number,
): Promise<number> {
  const held = (await readStamps(tx, memberId, [campaignId])).get(campaignId) ?? 0;
  const stamps = Math.max(asked, -held);
  if (stamps !== 0) {
    const row = { member_id: memberId, campaign_id: campaignId, stamps, created_at: now };
    await tx.insert(stamp_earnings).values(row);
  }
  return stamps;
}
