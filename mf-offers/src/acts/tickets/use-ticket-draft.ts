import { useKept } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { useState } from 'react';
import { withinRange } from '../buy/quantity';
import { useDraft } from '../guest/draft';
import { isComplete, isSlotOpen, missingField, newDraft, ticketDraft, ticketRange } from './ticket-draft';

/** What is filled in, with the form that was saved before the sign-on site (once), and what follows from it. */
export function useTicketDraft(campaign: Campaign, ticket: TicketCampaign) {
  const stored = useDraft(campaign.id, ticketDraft);
  const [saved] = useState(stored.take);
  const [draft, setDraft] = useKept('ticket draft', () => saved ?? newDraft(ticket));
  // Not kept: a field that is mounted anew has lost its half.
  const [halves, setHalves] = useState<readonly string[]>([]);
  const quantity = withinRange(draft.quantity, ticketRange(campaign, ticket, draft));
  return {
    draft,
    setDraft,
    saved: saved !== null,
    save: () => stored.save(draft),
    quantity,
    slotOpen: isSlotOpen(ticket, draft),
    missing: missingField(ticket, draft, halves),
    complete: halves.length === 0 && isComplete(campaign, ticket, draft, quantity),
    setHalf: (id: string, half: boolean) => {
      setHalves((before) => [...before.filter((other) => other !== id), ...(half ? [id] : [])]);
    },
  };
}
