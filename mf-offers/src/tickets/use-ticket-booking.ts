import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { AcquireFailure } from '../acquire/acquire-failure';
import { campaignChanged } from '../campaigns/campaign-changed';
import type { Registration } from '../campaigns/campaign-route';
import { takePartAsGuest, type GuestOutcome } from '../guest/guest-participation';
import type { Unknown } from '../lost-answer/find-out';
import { rememberHoldings } from '../lost-answer/holdings';
import { pause } from '../lost-answer/pause';
import type { Remembered } from '../lost-answer/remember';
import { isUnknown, useOpenQuestion } from '../lost-answer/use-open-question';
import { useBusy } from '../press/use-busy';
import { useMember } from '../session/who';
import { getTicket, ticketBody, type TicketOutcome } from './get-ticket';
import type { TicketDraft } from './ticket-draft';
import { ticketCampaignKey } from './use-ticket-campaign';

type Booking = TicketOutcome | GuestOutcome;

/** Why a booking did not work. */
export type BookingFailure =
  | { kind: 'refused'; failure: AcquireFailure }
  | { kind: 'failed' | 'unknown' | 'unclear' | 'credential-refused' };

/** The confirm step of a ticket, for members and for guests with a confirmed contact. */
export function useTicketBooking(campaign: Campaign, registration: Registration | null) {
  const host = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const member = useMember();
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [sending, run] = useBusy();
  const before = useRef<Remembered | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // Whoever has left the page is not called back to it.
  const leaveFor = (path: string, options?: NavigateOptions) => {
    if (isHere.current) void navigate(path, options);
  };

  const settle = (outcome: Booking) => {
    campaignChanged(queries, campaign.id);
    void queries.invalidateQueries({ queryKey: ticketCampaignKey(campaign.id) });
    switch (outcome.kind) {
      case 'booked':
        host.bus.publish('points-changed', { version: 1 });
        host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
        leaveFor('/user/myTicket');
        return;
      case 'registered': {
        const state = { uid: outcome.uid, memberShipID: outcome.membershipId };
        leaveFor(`/campaign/${campaign.id}/register_success`, { replace: true, state });
        return;
      }
      case 'unclear':
        host.bus.publish('points-changed', { version: 1 });
        setFailure(outcome);
        return;
      default:
        setFailure(outcome);
    }
  };
  const question = useOpenQuestion<Booking>(settle);

  const send = (call: () => Promise<Booking | Unknown<Booking>>) => {
    setFailure(null);
    run(async () => {
      const [outcome] = await Promise.all([call(), pause(minimumVisible.buyLoading)]);
      if (!isUnknown(outcome)) {
        settle(outcome);
        return;
      }
      question.ask(outcome);
      setFailure({ kind: 'unknown' });
    });
  };

  return {
    failure,
    sending: sending || question.looking,
    /** To be called when the confirm step begins. */
    begin: () => {
      if (question.open) return;
      setFailure(null);
      before.current = member && rememberHoldings(host, member.uid, 'tickets');
    },
    book: (ticket: TicketCampaign, draft: TicketDraft, quantity: number) => {
      const body = ticketBody(ticket, draft, quantity);
      if (question.open) question.lookAgain();
      else if (member) {
        const known = before.current ?? rememberHoldings(host, member.uid, 'tickets');
        send(() => getTicket(host, member.uid, body, known));
      } else if (registration) send(() => takePartAsGuest(host, registration, body, 'ticket'));
    },
  };
}
