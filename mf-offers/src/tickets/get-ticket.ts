import { failureOf, type Host } from '@mrw/shared-contracts';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import {
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { takePart } from '../participation/take-part';
import type { Remembered } from '../unknown-outcome/remember';
import { answersOnWire } from './answers';
import { questionsOf, type TicketDraft } from './ticket-draft';

export type TicketOutcome =
  { kind: 'booked' } | { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' | 'unclear' };

/** The part of the body that members and guests share (§7). */
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
 * @param before the tickets before, to resolve an unknown outcome
 */
export async function getTicket(
  host: Host,
  uid: string,
  data: ParticipationRequest,
  before: Remembered,
): Promise<TicketOutcome | UnknownOutcome<TicketOutcome>> {
  const wasBooked = await before();
  try {
    await takePart(host, uid, data);
    return { kind: 'booked' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'ticket') };
    }
    if (!outcomeIsUnknown(failure)) return { kind: 'failed' };
    if (!wasBooked) return { kind: 'unclear' };
    return resolveOutcome<TicketOutcome>(
      async (options) => ((await wasBooked(options)) ? { kind: 'booked' } : null),
      { kind: 'failed' },
    );
  }
}
