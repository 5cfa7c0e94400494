import { useStrings } from '@mrw/shared-contracts';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { DefinitionList, formatInteger } from '@mrw/shared-ui';
import { LateOutcome } from '@mrw/shared-ui/outcome';
import { LateRegistration } from '../guest/late-registration';
import { ticketStrings } from './strings';
import { slotOf, type TicketDraft } from './ticket-draft';

type Props = {
  ticket: TicketCampaign;
  draft: TicketDraft;
  quantity: number;
  isGuest: boolean;
  onGoOn(): void;
};

/** What was booked, where My tickets, or the page with the code of a guest, has not come to show it. */
export function LateBooking({ ticket, draft, quantity, isGuest, onGoOn }: Props) {
  const t = useStrings(ticketStrings);
  if (isGuest) return <LateRegistration onGoOn={onGoOn} />;
  const items = [
    { label: t('slot'), value: slotOf(ticket, draft)?.time_slot.title ?? '' },
    { label: t('quantity'), value: formatInteger(quantity) },
  ];
  return (
    <LateOutcome title={t('booked')} label={t('myTickets')} onGoOn={onGoOn}>
      <DefinitionList items={items} />
    </LateOutcome>
  );
}
