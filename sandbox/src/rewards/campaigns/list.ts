import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { and, arrayContains, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { campaign_category_links, campaigns } from '../../platform/db/schema/offers';
import type { Language } from '../../platform/http/language';
import type { PageWindow } from '../../platform/http/paging';
import { campaignAnswer } from './answer';
import { readBackground } from './background';
import { campaignOrder } from './choice';

export type Reader = { memberId: number | null; language: Language; now: Date };

/** In lists: displayed, active and not ended (contract §2). */
export const listed = (now: Date): SQL | undefined =>
  and(
    eq(campaigns.is_active, true),
    lte(campaigns.display_start_date, now),
    or(isNull(campaigns.end_date), gt(campaigns.end_date, now)),
  );

export const onlyFor = (memberId: number): SQL => arrayContains(campaigns.only_for_member_ids, [memberId]);
/** Campaigns for named members are excluded from all other lists. */
export const forEverybody = (): SQL => isNull(campaigns.only_for_member_ids);

export const inCategory = (tx: Db, categoryId: number): SQL =>
  inArray(
    campaigns.id,
    tx
      .select({ id: campaign_category_links.campaign_id })
      .from(campaign_category_links)
      .where(eq(campaign_category_links.category_id, categoryId)),
  );

/** One page of campaigns, and how many there are. */
export async function campaignPage(
  tx: Db,
  { where, sort, page }: { where: SQL | undefined; sort?: string | undefined; page: PageWindow },
  reader: Reader,
): Promise<{ items: Campaign[]; total: number }> {
  const rows = await tx
    .select()
    .from(campaigns)
    .where(where)
    .orderBy(...campaignOrder(sort, reader.now))
    .limit(page.size)
    .offset(page.offset);
  const background = await readBackground(tx, rows, reader.memberId, reader.now);
  return {
    items: rows.map((row) => campaignAnswer(row, background, reader.language)),
    total: await tx.$count(campaigns, where),
  };
}

/** One campaign by id, in any state; null without one. */
export async function readCampaign(tx: Db, id: number, reader: Reader): Promise<Campaign | null> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  if (row === undefined) return null;
  return campaignAnswer(row, await readBackground(tx, [row], reader.memberId, reader.now), reader.language);
}
