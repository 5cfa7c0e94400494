import type { LinkEarningRule } from '@mrw/shared-contracts/api/stamps';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { earning_rules, stamp_earnings } from '../../platform/db/schema/offers';
import { sendId } from '../../platform/http/ids';
import { say } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

/** The tasks under a stamp card with how often each has given the member stamps. */
export async function readTasks(
  tx: Db,
  campaignId: number,
  memberId: number | null,
  language: Language,
): Promise<LinkEarningRule[]> {
  const rules = await tx
    .select()
    .from(earning_rules)
    .where(eq(earning_rules.campaign_id, campaignId))
    .orderBy(asc(earning_rules.id));
  const done =
    memberId === null || rules.length === 0
      ? new Map<number | null, number>()
      : await completed(
          tx,
          memberId,
          rules.map((rule) => rule.id),
        );
  return rules.map((rule) => ({
    id: sendId(rule.id),
    type: rule.type,
    title: say(rule.title, language),
    stamps: rule.stamps,
    campaign: sendId(rule.linked_campaign_id ?? campaignId),
    completed_times: done.get(rule.id) ?? 0,
  }));
}

async function completed(tx: Db, memberId: number, ruleIds: number[]): Promise<Map<number | null, number>> {
  const rows = await tx
    .select({ rule: stamp_earnings.earning_rule_id, times: count() })
    .from(stamp_earnings)
    .where(
      and(
        eq(stamp_earnings.member_id, memberId),
        inArray(stamp_earnings.earning_rule_id, ruleIds),
        gt(stamp_earnings.stamps, 0),
      ),
    )
    .groupBy(stamp_earnings.earning_rule_id);
  return new Map(rows.map(({ rule, times }) => [rule, times]));
}
