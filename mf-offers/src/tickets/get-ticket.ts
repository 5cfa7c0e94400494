import { failureOf, type Host } from '@mrw/shared-contracts';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { hasNew, readHoldings, settled } from '../lost-answer/holdings';
import { isLost } from '../lost-answer/recheck';
import { takePart } from '../participation/take-part';
import { answersOnWire } from './answers';
import { questionsOf, type TicketDraft } from './ticket-draft';

export type TicketOutcome =
  { kind: 'booked' } | { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' };

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
 * @param before ids of the tickets before, to see after a lost answer whether there are new ones
 */
export async function getTicket(
  host: Host,
  uid: string,
  data: ParticipationRequest,
  before: Promise<ReadonlySet<string>>,
): Promise<TicketOutcome | Unknown<TicketOutcome>> {
  await settled(before);
  try {
    await takePart(host, uid, data);
    return { kind: 'booked' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'ticket') };
    }
    if (!isLost(failure)) return { kind: 'failed' };
    const wasBooked = async () => hasNew(await before, await readHoldings(host, uid, 'tickets'));
    return findOut<TicketOutcome>(wasBooked, { done: { kind: 'booked' }, 'not-done': { kind: 'failed' } });
  }
}
