import { useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { QuantityStepper, RadioGroup } from '@mrw/shared-ui';
import { Costs } from '../buy/costs';
import { showsStock } from '../../campaigns/campaign-facts';
import type { Ref } from 'react';
import { QuestionField } from './question-field';
import { ticketStrings } from './strings';
import s from './ticket-form.module.css';
import { isFull, questionsOf, slotField, ticketRange, type TicketDraft } from './ticket-draft';

type Props = {
  heading: Ref<HTMLHeadingElement>;
  campaign: Campaign;
  ticket: TicketCampaign;
  draft: TicketDraft;
  quantity: number;
  costs: Parameters<typeof Costs>[0];
  onChange(draft: TicketDraft): void;
  onHalf(question: string, half: boolean): void;
};

/** Time, quantity and questions of a ticket. */
export function TicketForm({ heading, campaign, ticket, draft, quantity, costs, onChange, onHalf }: Props) {
  const t = useStrings(ticketStrings);
  const range = ticketRange(campaign, ticket, draft);
  const questions = questionsOf(ticket);
  const showStock = showsStock(campaign);
  return (
    <div className={s.form}>
      <h2 ref={heading} className={s.title}>
        {t('title')}
      </h2>
      <RadioGroup
        label={t('slot')}
        name={slotField}
        options={ticket.tickets.map((slot) => ({
          value: slot.id,
          label: slot.time_slot.title,
          disabled: isFull(slot),
          help: isFull(slot)
            ? t('full')
            : showStock && slot.stock !== null
              ? t('left', { count: slot.stock })
              : null,
        }))}
        value={draft.slot}
        onChange={(slot) => onChange({ ...draft, slot })}
      />
      <QuantityStepper
        label={t('quantity')}
        value={quantity}
        min={range.min}
        max={range.max}
        onChange={(next) => onChange({ ...draft, quantity: next })}
      />
      {costs.points > 0 && <Costs {...costs} />}
      {questions.length > 0 && <h3>{t('questions')}</h3>}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={draft.answers[question.id] ?? ''}
          onAnswer={(answer) => onChange({ ...draft, answers: { ...draft.answers, [question.id]: answer } })}
          onHalf={(half) => onHalf(question.id, half)}
        />
      ))}
    </div>
  );
}
