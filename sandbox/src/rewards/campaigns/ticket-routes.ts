import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import { rowsById } from '../../platform/db/rows-by-id';
import { campaigns, ticket_questions, ticket_slots } from '../../platform/db/schema/offers';
import { idOr404, lookUp, sendId } from '../../platform/http/ids';
import { languageOf, say } from '../../platform/http/language';
import { found } from '../../platform/http/refusal';
import { totalStock } from './answer';

export function ticketRoutes(api: Api, { connection: { db } }: Context): void {
  api.get(
    '/ticket_campaigns/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: ticketCampaign } } },
    async (request) => {
      const language = languageOf(request);
      const id = idOr404(request.params.id);
      const isTicket = and(eq(campaigns.id, id), eq(campaigns.type, 'TICKET_CAMPAIGN'));
      const campaign = found((await db.select().from(campaigns).where(isTicket))[0]);
      const slots = await db
        .select()
        .from(ticket_slots)
        .where(eq(ticket_slots.campaign_id, id))
        .orderBy(asc(ticket_slots.position), asc(ticket_slots.id));
      const templateIds = slots.map((slot) => slot.coupon_template_id);
      const templates = await rowsById(db, 'coupon_templates', templateIds);
      const questions = await db
        .select()
        .from(ticket_questions)
        .where(eq(ticket_questions.campaign_id, id))
        .orderBy(asc(ticket_questions.position), asc(ticket_questions.id));
      return {
        id: sendId(id),
        tickets: slots.map((slot) => {
          const template = lookUp(templates, slot.coupon_template_id);
          return {
            id: sendId(slot.id),
            coupon_template:
              template === null ? null : { id: sendId(template.id), name: say(template.name, language) },
            time_slot: { title: say(slot.title, language) },
            stock: slot.stock,
          };
        }),
        limit: campaign.per_head_limit,
        leftStock: totalStock(slots),
        showOtherInfo: campaign.should_fill_other_information,
        enableOtp: campaign.enable_otp,
        other_informations: questions.map((question) => ({
          id: sendId(question.id),
          question: say(question.question, language),
          question_type: question.question_type,
          question_is_optional: question.question_is_optional,
          question_format: question.question_format,
          options: question.options.map(({ value, label }) => ({ value, label: say(label, language) })),
          defaultValue: question.default_value,
          precision: question.precision,
        })),
      };
    },
  );
}
