import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { details } from '@mrw/shared-contracts/api/errors';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { createCoupons } from '../coupons/create';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { applicable_stores, coupon_templates } from '../../platform/db/schema/coupons';
import { campaigns, ticket_questions, ticket_slots } from '../../platform/db/schema/offers';
import { readId } from '../../platform/http/ids';
import { refused } from '../../platform/http/refusal';
import { unansweredOf, wrongDatesOf } from './rules';

/** What a campaign hands out in one participation, with its slot locked. */
export type Offer = {
  quantity: unknown;
  stock: number | null;
  /** Null unless the campaign has tickets, and the requested one. */
  slot: Row<'ticket_slots'> | null;
  templateId: number | null;
  storeId: number | null;
  unanswered: string[];
  wrongDates: string[];
};

export async function readOffer(
  tx: Db,
  campaign: Row<'campaigns'>,
  body: ParticipationRequest,
): Promise<Offer> {
  const storeId = readId(body.desired_coupon_store ?? '');
  if (campaign.type !== 'TICKET_CAMPAIGN') {
    const quantity = body.desired_coupon_quantity ?? body.desired_ticket_quantity;
    return {
      quantity,
      stock: campaign.stock,
      slot: null,
      templateId: campaign.coupon_template_id,
      storeId,
      unanswered: [],
      wrongDates: [],
    };
  }
  const slotId = readId(body.desired_ticket ?? '') ?? 0;
  const [slot] = await tx
    .select()
    .from(ticket_slots)
    .where(and(eq(ticket_slots.id, slotId), eq(ticket_slots.campaign_id, campaign.id)))
    .for('update');
  const questions = campaign.should_fill_other_information
    ? await tx.select().from(ticket_questions).where(eq(ticket_questions.campaign_id, campaign.id))
    : [];
  const answers = body.ticket_other_information ?? [];
  return {
    quantity: body.desired_ticket_quantity ?? body.desired_coupon_quantity,
    stock: slot?.stock ?? null,
    slot: slot ?? null,
    templateId: slot?.coupon_template_id ?? null,
    storeId,
    unanswered: unansweredOf(questions, answers),
    wrongDates: wrongDatesOf(questions, answers),
  };
}

/** Takes from the stock and creates the coupons or tickets. */
export async function handOut(
  { tx, now }: Work,
  memberId: number,
  campaign: Row<'campaigns'>,
  { offer, quantity, points }: { offer: Offer; quantity: number; points: number },
): Promise<Row<'coupons'>[]> {
  const { slot, stock, templateId } = offer;
  if (stock !== null) {
    const rest = { stock: stock - quantity };
    if (slot === null) await tx.update(campaigns).set(rest).where(eq(campaigns.id, campaign.id));
    else await tx.update(ticket_slots).set(rest).where(eq(ticket_slots.id, slot.id));
  }
  const [template] = await tx
    .select()
    .from(coupon_templates)
    .where(eq(coupon_templates.id, templateId ?? 0));
  if (template === undefined) throw new Error(`Campaign ${campaign.id} has no coupon template`);
  await checkStore(tx, template, offer.storeId);
  await recordActivity({ tx, now }, memberId, slot === null ? 'COUPON_REDEEMED' : 'TICKET_REDEEMED', {
    campaign_name: campaign.name,
    campaign_type: campaign.type,
    coupon_name: template.name,
    ...(points > 0 ? { points: -points } : {}),
  });
  return createCoupons(tx, {
    memberId,
    template,
    quantity,
    acquired: 'date_of_purchase',
    now,
    campaignId: campaign.id,
    storeId: offer.storeId,
    ...(slot === null ? {} : { slotId: slot.id }),
  });
}

async function checkStore(tx: Db, template: Row<'coupon_templates'>, storeId: number | null): Promise<void> {
  if (storeId === null) return;
  const place = and(
    eq(applicable_stores.coupon_template_id, template.id),
    eq(applicable_stores.store_id, storeId),
  );
  const [row] = await tx.select().from(applicable_stores).where(place);
  if (row === undefined) throw refused(details.storeNotApplicable);
}
