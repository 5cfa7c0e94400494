import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AcquireFailure } from '../buy/acquire-failure';
import type { Registration } from '../campaign-detail/campaign-route';
import { campaignKey } from '../campaigns/use-campaign';
import { takePartAsGuest } from '../guest/guest-participation';
import { readHoldings } from '../lost-answer/holdings';
import { pause } from '../lost-answer/pause';
import { useBusy } from '../press/use-busy';
import { useMember } from '../session/who';
import { getTicket, ticketBody } from './get-ticket';
import type { TicketDraft } from './ticket-draft';
import { ticketCampaignKey } from './use-ticket-campaign';

/** Why a booking did not work. */
export type BookingFailure =
  { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' | 'unknown' | 'credential-refused' };

/** The confirm step of a ticket, for members and for guests with a confirmed contact. */
export function useTicketBooking(campaign: Campaign, registration: Registration | null) {
  const host = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const member = useMember();
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [sending, run] = useBusy();
  const before = useRef<Promise<ReadonlySet<string>> | null>(null);

  const bookForMember = async (uid: string, body: ReturnType<typeof ticketBody>) => {
    const known = before.current ?? readHoldings(host, uid, 'tickets');
    const [outcome] = await Promise.all([
      getTicket(host, uid, body, known),
      pause(minimumVisible.buyLoading),
    ]);
    void queries.invalidateQueries({ queryKey: campaignKey(campaign.id) });
    void queries.invalidateQueries({ queryKey: ticketCampaignKey(campaign.id) });
    if (outcome.kind !== 'booked') {
      setFailure(outcome);
      return;
    }
    host.bus.publish('points-changed', { version: 1 });
    host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
    void navigate('/user/myTicket');
  };

  const bookForGuest = async (contact: Registration, body: ReturnType<typeof ticketBody>) => {
    const [outcome] = await Promise.all([
      takePartAsGuest(host, contact, body, 'ticket'),
      pause(minimumVisible.buyLoading),
    ]);
    if (outcome.kind !== 'registered') {
      setFailure(outcome);
      return;
    }
    const state = { uid: outcome.uid, memberShipID: outcome.membershipId };
    void navigate(`/campaign/${campaign.id}/register_success`, { replace: true, state });
  };

  return {
    failure,
    sending,
    /** To be called when the confirm step begins. */
    begin: () => {
      setFailure(null);
      before.current = member ? readHoldings(host, member.uid, 'tickets') : null;
      // Needed after a lost answer only: whoever needs it sees the rejection.
      before.current?.catch(() => undefined);
    },
    book: (ticket: TicketCampaign, draft: TicketDraft, quantity: number) => {
      const body = ticketBody(ticket, draft, quantity);
      setFailure(null);
      if (member) run(() => bookForMember(member.uid, body));
      else if (registration) run(() => bookForGuest(registration, body));
    },
  };
}
