import * as z from 'zod/mini';
import { id, text } from './text';

/** How a question of a ticket campaign is answered. The last one needs no further data. */
export const questionFormat = z.enum([
  'NUMBER',
  'DATETIME',
  'TOGGLE',
  'CHECKBOX',
  'DROPDOWN',
  'SINGLE_CHOICES',
  'MULTI_CHOICES',
  'TEXT',
]);
export type QuestionFormat = z.infer<typeof questionFormat>;

/** A question that a ticket campaign asks. */
export const ticketQuestion = z.object({
  id,
  question: z.string(),
  question_type: z.string(),
  question_is_optional: z.boolean(),
  question_format: questionFormat,
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Several choices are joined by commas; TOGGLE and CHECKBOX are `true` or `false`. */
  defaultValue: text,
  precision: z.nullable(z.enum(['MONTH', 'DAY', 'MINUTE'])),
});
export type TicketQuestion = z.infer<typeof ticketQuestion>;

/** A session of a ticket campaign, and its stock. */
export const ticketSlot = z.object({
  id,
  coupon_template: z.nullable(z.object({ id, name: z.string() })),
  time_slot: z.object({ title: z.string() }),
  /** Null: unlimited. */
  stock: z.nullable(z.number()),
});
export type TicketSlot = z.infer<typeof ticketSlot>;

/** Answer of `GET /ticket_campaigns/:id`. */
export const ticketCampaign = z.object({
  id,
  tickets: z.array(ticketSlot),
  limit: z.nullable(z.number()),
  leftStock: z.nullable(z.number()),
  showOtherInfo: z.boolean(),
  enableOtp: z.boolean(),
  other_informations: z.array(ticketQuestion),
});
export type TicketCampaign = z.infer<typeof ticketCampaign>;
