import { useHost, useKept, useStrings, type Member } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { Button, formatInteger, useNow, useOfflineReason } from '@mrw/shared-ui';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { LeadToMissing, useStepHeading } from '@mrw/shared-ui/steps';
import { Action } from '../action-bar/action-bar';
import { buyBlock } from '../buy/buy-block';
import { costOf } from '../buy/quantity';
import { useBlockTexts } from '../buy/use-block-texts';
import { isClosedToday } from '../../campaigns/availability';
import { requiredPoints } from '../../campaigns/campaign-facts';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { campaignStrings } from '../../campaigns/strings';
import { mobileOf } from '../guest/guest-participation';
import { usePress } from '../../campaigns/press/use-press';
import { ConfirmStep } from './confirm-step';
import { LateBooking } from './late-booking';
import { ticketStrings } from './strings';
import type { MissingField } from './ticket-draft';
import { TicketForm } from './ticket-form';
import { useTicketBooking } from './use-ticket-booking';
import { useTicketDraft } from './use-ticket-draft';

type Props = { campaign: Campaign; ticket: TicketCampaign; route: CampaignRoute };

/** The two steps of a ticket: the form, then the confirmation (§2 Ticket campaign). */
export function TicketSteps({ campaign, ticket, route: { registration } }: Props) {
  const { embed } = useHost();
  const member = useCurrentMember();
  const { save, setDraft, setHalf, ...filled } = useTicketDraft(campaign, ticket);
  const { draft, saved, quantity, slotOpen, complete, missing } = filled;
  // Back from the sign-on site with a confirmed contact and a filled form: the next step is the confirmation.
  const [step, setStep] = useKept<'input' | 'confirm'>(
    'ticket step',
    saved && registration && complete ? 'confirm' : 'input',
  );
  const heading = useStepHeading(step);
  const booking = useTicketBooking(campaign, registration);
  const register = useContactCheck(campaign, ticket, save);
  const mayPress = usePress(campaign);
  const [checking, run] = useSingleFlight();
  const now = useNow();
  const costs = costsOf(campaign, quantity, member);
  const block = buyBlock(campaign, now, costs.balanceAfter);
  const texts = useBlockTexts(block, 'ticket');
  const isGuest = member === null && campaign.ignore_login && !embed.isOpenInOtherSite;
  const needsLogin = member === null && !isGuest;

  const submit = () => {
    run(async () => {
      if (needsLogin && !embed.isOpenInOtherSite) save();
      if (!(await mayPress({ guestAllowed: isGuest }))) return;
      if (isGuest && !registration) {
        register();
        return;
      }
      booking.begin();
      setStep('confirm');
    });
  };

  if (step === 'confirm') {
    const booked = { ticket, draft, quantity };
    if (booking.toBooked) return <LateBooking {...booked} isGuest={!member} onGoOn={booking.toBooked} />;
    return (
      <ConfirmStep
        {...booked}
        heading={heading}
        cost={costs}
        contact={member || !registration ? null : (registration.email ?? mobileOf(registration))}
        failure={booking.failure}
        slotOpen={slotOpen}
        sending={booking.sending}
        checking={booking.checking}
        blocked={block && texts.reason}
        onBack={() => setStep('input')}
        onConfirm={() => booking.book({ ticket, draft, quantity, points: costs.total })}
        onChooseAgain={() => {
          setDraft({ ...draft, slot: null });
          setStep('input');
        }}
        onRegisterAgain={register}
      />
    );
  }
  return (
    <>
      <TicketForm
        heading={heading}
        campaign={campaign}
        ticket={ticket}
        draft={slotOpen ? draft : { ...draft, slot: null }}
        quantity={quantity}
        costs={costs}
        onChange={setDraft}
        onHalf={setHalf}
      />
      <TicketAction
        total={costs.total}
        closed={isClosedToday(campaign, now)}
        block={texts}
        missing={missing}
        disabled={block !== null || (!complete && !needsLogin)}
        checking={checking}
        onPress={submit}
      />
    </>
  );
}

function costsOf(campaign: Campaign, quantity: number, member: Member | null) {
  const points = requiredPoints(campaign) ?? 0;
  const available = member?.pointAccount?.balance ?? null;
  return { points, available, ...costOf(points, quantity, available) };
}

/** Sends a guest to the sign-on site, where the contact is confirmed. */
function useContactCheck(campaign: Campaign, ticket: TicketCampaign, save: () => void): () => void {
  const { auth } = useHost();
  return () => {
    save();
    // Both responses have it, and a missing one is read as no.
    const enableOtp = campaign.ticket_campaign_enable_otp === true || ticket.enableOtp;
    auth.login({ redirectTo: `/campaign/${campaign.id}`, event: { enableOtp } });
  };
}

type ActionProps = {
  total: number;
  closed: boolean;
  block: ReturnType<typeof useBlockTexts>;
  missing: MissingField | null;
  disabled: boolean;
  checking: boolean;
  onPress: () => void;
};

/** The price and the button below the form; the button says why it is disabled. */
function TicketAction({ total, closed, block, missing, disabled, checking, onPress }: ActionProps) {
  const t = useStrings(ticketStrings);
  const c = useStrings(campaignStrings);
  const offline = useOfflineReason();
  const wrong = missing?.wrong ?? null;
  const reason = wrong === null ? t('incomplete') : t('wrong', { question: wrong });
  return (
    <Action
      summary={
        <strong>
          {total === 0 ? c('free') : c('points', { count: total, points: formatInteger(total) })}
        </strong>
      }
    >
      <Button
        wide
        muted={closed}
        disabled={disabled || offline !== null}
        disabledReason={
          block.reason ?? offline ?? <LeadToMissing name={missing?.name}>{reason}</LeadToMissing>
        }
        busy={checking}
        onClick={onPress}
      >
        {block.label ?? t('getTicket')}
      </Button>
    </Action>
  );
}
