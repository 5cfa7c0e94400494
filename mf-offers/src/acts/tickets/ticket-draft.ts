import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign, TicketSlot } from '@mrw/shared-contracts/api/tickets';
import * as z from 'zod/mini';
import { quantityRange, smallest } from '../buy/quantity';
import { perHeadLimit } from '../../campaigns/campaign-facts';
import { defaultAnswers, openQuestions } from './answers';

/** The current input. */
export const ticketDraft = z.object({
  slot: z.nullable(z.string()),
  quantity: z.number(),
  answers: z.record(z.string(), z.string()),
});
export type TicketDraft = z.infer<typeof ticketDraft>;

/** The untouched form: a single slot is preselected, of several none (§5). */
export function newDraft(ticket: TicketCampaign): TicketDraft {
  const [only, ...others] = ticket.tickets;
  const slot = only && others.length === 0 && !isFull(only) ? only.id : null;
  return { slot, quantity: 1, answers: { ...defaultAnswers(ticket.other_informations) } };
}

export const isFull = (slot: TicketSlot) => slot.stock === 0;

/** Whether the chosen slot exists and has tickets; it can sell out while the form is open. */
export function isSlotOpen(ticket: TicketCampaign, draft: TicketDraft): boolean {
  const slot = slotOf(ticket, draft);
  return slot !== null && !isFull(slot);
}

export function slotOf(ticket: TicketCampaign, draft: TicketDraft): TicketSlot | null {
  return ticket.tickets.find(({ id }) => id === draft.slot) ?? null;
}

export function ticketRange(campaign: Campaign, ticket: TicketCampaign, draft: TicketDraft) {
  return quantityRange({
    perHead: smallest(perHeadLimit(campaign), ticket.limit),
    stock: ticket.leftStock,
    slotStock: slotOf(ticket, draft)?.stock ?? null,
  });
}

/** The questions of the form. */
export function questionsOf(ticket: TicketCampaign) {
  return ticket.showOtherInfo ? ticket.other_informations : [];
}

/** `name` of the choice of a time; questions have their ids. */
export const slotField = 'ticket-slot';

/** The first field that keeps a draft from being submitted: its `name`, and the question whose answer is wrong. */
export type MissingField = { name: string; wrong: string | null };

/** @param halves ids of questions of which a part of a date is typed */
export function missingField(
  ticket: TicketCampaign,
  draft: TicketDraft,
  halves: readonly string[],
): MissingField | null {
  if (!isSlotOpen(ticket, draft)) return { name: slotField, wrong: null };
  const [open] = openQuestions(questionsOf(ticket), draft.answers, halves);
  return open ? { name: open.id, wrong: open.wrong ? open.question : null } : null;
}

/** Whether a draft may be submitted (§5): a slot, a count above 0 within the stock, every required answer. */
export function isComplete(
  campaign: Campaign,
  ticket: TicketCampaign,
  draft: TicketDraft,
  quantity: number,
): boolean {
  if (missingField(ticket, draft, [])) return false;
  return quantity >= 1 && quantity <= ticketRange(campaign, ticket, draft).max;
}
