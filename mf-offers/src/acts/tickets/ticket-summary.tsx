import { useLanguage, useStrings, type Language } from '@mrw/shared-contracts';
import type { TicketCampaign, TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import {
  DefinitionList,
  formatDate,
  formatDateTime,
  formatInteger,
  formatList,
  formatMonthYear,
  type Fact,
} from '@mrw/shared-ui';
import { useCostFacts, type Cost } from '../../campaigns/points-change/cost-facts';
import { choicesOf, precisionOf } from './answers';
import { ticketStrings } from './strings';
import { questionsOf, slotOf, type TicketDraft } from './ticket-draft';

type Props = {
  ticket: TicketCampaign;
  draft: TicketDraft;
  quantity: number;
  cost: Cost;
  /** The contact of a guest. */
  contact: string | null;
};

/** Everything that will be booked. */
export function TicketSummary({ ticket, draft, quantity, cost, contact }: Props) {
  const t = useStrings(ticketStrings);
  const costFacts = useCostFacts(cost);
  const language = useLanguage();
  const items: Fact[] = [
    { label: t('slot'), value: slotOf(ticket, draft)?.time_slot.title ?? '' },
    { label: t('quantity'), value: formatInteger(quantity) },
    ...costFacts,
    ...(contact === null ? [] : [{ label: t('contact'), value: contact }]),
    ...questionsOf(ticket).map((question) => ({
      label: question.question,
      value: spoken(question, draft.answers[question.id] ?? '', language, t),
    })),
  ];
  return <DefinitionList items={items} />;
}

function spoken(
  question: TicketQuestion,
  answer: string,
  language: Language,
  t: (key: 'yes' | 'no') => string,
): string {
  const labelOf = (value: string) =>
    question.options.find((option) => option.value === value)?.label ?? value;
  switch (question.question_format) {
    case 'TOGGLE':
    case 'CHECKBOX':
      return t(answer === 'true' ? 'yes' : 'no');
    case 'DROPDOWN':
    case 'SINGLE_CHOICES':
      return answer === '' ? '–' : labelOf(answer);
    case 'MULTI_CHOICES':
      return formatList(choicesOf(answer).map(labelOf), language) || '–';
    case 'DATETIME':
      return answer === '' ? '–' : spokenDate(question, answer, language);
    default:
      return isBlank(answer) ? '–' : asTyped(answer);
  }
}

function spokenDate(question: TicketQuestion, answer: string, language: Language): string {
  switch (precisionOf(question)) {
    case 'MONTH':
      return formatMonthYear(`${answer}-01T00:00:00+08:00`, language);
    case 'DAY':
      return formatDate(`${answer}T00:00:00+08:00`, language);
    case 'MINUTE':
      return formatDateTime(`${answer.slice(0, 16)}:00+08:00`, language);
  }
}
