import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { earning_rules } from '../../platform/db/schema/offers';
import { readId } from '../../platform/http/ids';
import { isWithin } from './rules';
import type { Attempt } from './rules';

/**
 * The rule that a participation is about: the named task of a stamp card, else the campaign's own rule.
 * Null for campaigns that give something for points, and for a task that the campaign does not have.
 */
export async function findRule(
  tx: Db,
  campaign: Row<'campaigns'>,
  ruleId: string | null,
): Promise<Row<'earning_rules'> | null> {
  if (campaign.type !== 'EARNING_CAMPAIGN' && campaign.type !== 'STAMP_CAMPAIGN') return null;
  const belongs = or(
    eq(earning_rules.campaign_id, campaign.id),
    eq(earning_rules.linked_campaign_id, campaign.id),
  );
  const where =
    ruleId === null
      ? eq(earning_rules.campaign_id, campaign.id)
      : and(belongs, eq(earning_rules.id, readId(ruleId) ?? 0));
  const [rule] = await tx.select().from(earning_rules).where(where).orderBy(asc(earning_rules.id));
  return rule ?? null;
}

/** Checks the code or the place that was sent; what the server notices itself cannot be claimed. */
export function proofOf(
  rule: Row<'earning_rules'> | null,
  body: Pick<ParticipationRequest, 'qr_code' | 'check_in_latitude' | 'check_in_longitude'>,
): Attempt['proof'] {
  switch (rule?.type) {
    case 'QR_CODE_SCANNING':
      return body.qr_code !== undefined && body.qr_code === rule.qr_code ? 'right' : 'wrong_code';
    case 'GPS_CHECK_IN':
      return isWithin(rule, body.check_in_latitude, body.check_in_longitude) ? 'right' : 'wrong_place';
    case 'MEMBER_REFERRAL':
    case 'GENERAL_PURCHASE':
    case 'BIRTHDAY':
    case 'NEW_MEMBER':
    case 'LEVEL_UPGRADE':
    case undefined:
      return 'no_claim';
  }
}
