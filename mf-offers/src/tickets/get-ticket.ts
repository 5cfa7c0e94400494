import { failureOf, type Host } from '@mrw/shared-contracts';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { isLost } from '../lost-answer/recheck';
import type { Remembered } from '../lost-answer/remember';
import { takePart } from '../participation/take-part';
import { answersOnWire } from './answers';
import { questionsOf, type TicketDraft } from './ticket-draft';

export type TicketOutcome =
  { kind: 'booked' } | { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' | 'unclear' };

/** The part of the body that members and guests have in common (§7). */
export function ticketBody(ticket: TicketCampaign, draft: TicketDraft, quantity: number) {
  return {
    campaign: ticket.id,
    desired_ticket: draft.slot,
    desired_ticket_quantity: quantity,
    ticket_other_information: answersOnWire(questionsOf(ticket), draft.answers),
  } satisfies ParticipationRequest;
}

/**
 * Books tickets for a member. Never rejects.
 *
 * @param before the tickets before, to see after a lost answer whether there are new ones
 */
export async function getTicket(
  host: Host,
  uid: string,
  data: ParticipationRequest,
  before: Remembered,
): Promise<TicketOutcome | Unknown<TicketOutcome>> {
  const wasBooked = await before();
  try {
    await takePart(host, uid, data);
    return { kind: 'booked' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'ticket') };
    }
    if (!isLost(failure)) return { kind: 'failed' };
    if (!wasBooked) return { kind: 'unclear' };
    return findOut<TicketOutcome>(wasBooked, { done: { kind: 'booked' }, 'not-done': { kind: 'failed' } });
  }
}
