import type { Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { takePart, type Made, type TookPart } from '../participation/take-part';
import { rememberLog } from '../unknown-outcome/log-entry';
import { answersOnWire } from './answers';
import { questionsOf, type TicketDraft } from './ticket-draft';

/** The part of the body that members and guests share (§7). */
export function ticketBody(ticket: TicketCampaign, draft: TicketDraft, quantity: number) {
  return {
    campaign: ticket.id,
    desired_ticket: draft.slot,
    desired_ticket_quantity: quantity,
    ticket_other_information: answersOnWire(questionsOf(ticket), draft.answers),
  };
}

export type Reservation = {
  host: Host;
  uid: string;
  campaign: Campaign;
  data: ReturnType<typeof ticketBody>;
  onUnclear(): void;
};
/** `ticket`: the first of those that were booked; null when the response did not say. */
export type Booked = { kind: 'booked'; ticket: Made['tickets'][number] | null };

/** Books tickets for a member, and resolves an unknown outcome. Never rejects. */
export async function getTicket({ campaign, data, ...act }: Reservation): TookPart<Booked> {
  return takePart({
    ...act,
    gives: 'ticket',
    data,
    wish: `ticket ${campaign.id} ${data.desired_ticket ?? ''} x${data.desired_ticket_quantity}`,
    isDone: await rememberLog(act.host, act.uid, 'TICKET_REDEEMED', campaign),
    done: (record) => ({ kind: 'booked', ticket: record?.tickets[0] ?? null }),
  });
}
