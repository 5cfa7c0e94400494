import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign, TicketSlot } from '@mrw/shared-contracts/api/tickets';
import * as z from 'zod/mini';
import { quantityRange, smallest } from '../buy/quantity';
import { perHeadLimit } from '../campaigns/campaign-facts';
import { defaultAnswers, openQuestions } from './answers';

/** What a person has filled in so far. */
export const ticketDraft = z.object({
  slot: z.nullable(z.string()),
  quantity: z.number(),
  answers: z.record(z.string(), z.string()),
});
export type TicketDraft = z.infer<typeof ticketDraft>;

/** A form nobody has touched; the only slot is chosen, of several none (§5). */
export function newDraft(ticket: TicketCampaign): TicketDraft {
  const [only, ...others] = ticket.tickets;
  const slot = only && others.length === 0 && !isFull(only) ? only.id : null;
  return { slot, quantity: 1, answers: { ...defaultAnswers(ticket.other_informations) } };
}

export const isFull = (slot: TicketSlot) => slot.stock === 0;

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

/** The questions that are asked. */
export function questionsOf(ticket: TicketCampaign) {
  return ticket.showOtherInfo ? ticket.other_informations : [];
}

/**
 * Whether a draft may be submitted (§5): a slot, a count above 0 and within what is left, every question that
 * needs an answer.
 */
export function isComplete(
  campaign: Campaign,
  ticket: TicketCampaign,
  draft: TicketDraft,
  quantity: number,
): boolean {
  const slot = slotOf(ticket, draft);
  if (!slot || isFull(slot) || quantity < 1 || quantity > ticketRange(campaign, ticket, draft).max)
    return false;
  return openQuestions(questionsOf(ticket), draft.answers).length === 0;
}
