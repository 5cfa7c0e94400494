import type { Language, Member } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { campaignName } from '../../campaigns/campaign-texts';
import type { Booked } from './get-ticket';
import { slotOf, type TicketDraft } from './ticket-draft';

export type Order = {
  ticket: TicketCampaign;
  draft: TicketDraft;
  quantity: number;
  /** Points of all of them. */
  points: number;
};

/** What a booking is, as it is sent: the page may show another language or balance by its end. */
export function booking(campaign: Campaign, order: Order, language: Language, member: Member | null) {
  const { ticket, draft, quantity, points } = order;
  return {
    booked: {
      name: campaignName(campaign, language),
      slot: slotOf(ticket, draft)?.time_slot.title ?? '',
      quantity,
    },
    spent: { before: member?.pointAccount?.balance ?? null, points: -points, usedId: campaign.id },
  };
}

/**
 * Navigation state of My tickets, which another remote shows: what was booked, and what it did to the points.
 *
 * @param affordability whether the deployment says what happened to the points
 */
export const arrivalAt = (
  { booked, spent }: ReturnType<typeof booking>,
  { ticket }: Booked,
  affordability: boolean | undefined,
) => ({ booked: { ...booked, ticket }, ...(affordability ? { whatNext: spent } : {}) });
