import { useHost, useKept, useLanguage } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useOutcomePage, usePageCode, useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useAfterAttempt, type Ended } from '../acquire/after-attempt';
import type { Refused } from '../acquire/refused';
import type { Registration } from '../../campaigns/campaign-route';
import { takePartAsGuest, type GuestOutcome } from '../guest/guest-participation';
import { RegisterSuccessCode } from '../guest/register-success-code';
import { pause } from '../../campaigns/press/pause';
import { arrivalAt, booking, type Order } from './arrival';
import { getTicket, ticketBody, type Booked } from './get-ticket';
import { ticketCampaignKey } from './use-ticket-campaign';

type Booking = Booked | GuestOutcome;

/** Why a booking failed. */
export type BookingFailure = Refused | { kind: 'unknown' | 'credential-refused' };

/** The confirm step of a ticket, for members and for guests with a confirmed contact. */
export function useTicketBooking(campaign: Campaign, registration: Registration | null) {
  const host = useHost();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const afterAttempt = useAfterAttempt(campaign.id);
  const member = useCurrentMember();
  const [failure, setFailure] = useKept<BookingFailure | null>('booking failed', null);
  const [sending, run] = useSingleFlight('booking');
  const language = useLanguage();
  const [sent, setSent] = useKept<ReturnType<typeof booking> | null>('booking that was sent', null);
  const mounted = useMounted();
  const end = member ? '/user/myTicket' : `/campaign/${campaign.id}/register_success`;
  const myTickets = usePageCode('/user/myTicket');
  const registerSuccess = useContext(RegisterSuccessCode);
  const page = useOutcomePage(member ? myTickets : registration ? registerSuccess : undefined, 'booking');

  // A person who has left the page is not navigated back.
  const leaveFor = (options: NavigateOptions) => {
    if (mounted.current) page.arrive(() => void navigate(end, options));
  };

  const settle = (outcome: Booking | UnknownOutcome<Booking>) => {
    if (outcome.kind === 'unknown') {
      setFailure({ kind: 'unknown' });
      return;
    }
    afterAttempt(endedAs(outcome), true);
    void queries.invalidateQueries({ queryKey: ticketCampaignKey(campaign.id) });
    switch (outcome.kind) {
      case 'booked':
        if (sent) leaveFor({ state: arrivalAt(sent, outcome, host.config.affordability) });
        return;
      case 'registered': {
        const state = { uid: outcome.uid, memberShipID: outcome.membershipId };
        leaveFor({ replace: true, state });
        return;
      }
      default:
        setFailure(outcome);
    }
  };
  const question = useUnknownOutcome(settle, { key: 'booking' });

  const onUnclear = question.check;
  const send = (call: () => Promise<Booking | UnknownOutcome<Booking>>) => {
    setFailure(null);
    question.drop();
    run(async () => {
      const [outcome] = await Promise.all([call(), pause(minimumVisible.buyLoading), page.ask()]);
      question.receive(outcome);
    });
  };

  return {
    failure,
    checking: question.checking,
    /** Leads to what was booked, whose page did not come in time; null otherwise. */
    toBooked: page.goOn,
    sending: sending || (question.open && question.looking),
    /** To be called when the confirm step begins. */
    begin: () => {
      if (question.open) return;
      question.drop();
      setFailure(null);
    },
    book: (order: Order) => {
      const body = ticketBody(order.ticket, order.draft, order.quantity);
      if (question.open) question.lookAgain();
      else if (member) {
        setSent(booking(campaign, order, language, member));
        send(() => getTicket({ host, uid: member.uid, campaign, data: body, onUnclear }));
      } else if (registration)
        send(() => takePartAsGuest({ host, registration, wanted: body, kind: 'ticket', onUnclear }));
    },
  };
}

function endedAs(outcome: Booking): Ended {
  switch (outcome.kind) {
    case 'booked':
      return 'done';
    // A guest has no points; the remaining tickets are read again all the same.
    case 'registered':
    case 'credential-refused':
      return { kind: 'failed' };
    default:
      return outcome;
  }
}
