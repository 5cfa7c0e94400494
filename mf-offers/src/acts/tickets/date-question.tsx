import { useStrings } from '@mrw/shared-contracts';
import { dateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { TextField } from '@mrw/shared-ui';
import { useDateFaultText } from '@mrw/shared-ui/date-field';
import { useState } from 'react';
import { faultOfDate, precisionOf, type Precision } from './answers';
import type { QuestionFieldProps } from './question-props';
import { ticketStrings } from './strings';

const inputs = { MONTH: 'month', DAY: 'date', MINUTE: 'datetime-local' } as const;
const examples: Readonly<Record<Precision, string>> = {
  MONTH: '2027-03',
  DAY: '2027-03-31',
  MINUTE: '2027-03-31T14:30',
};

const first: Readonly<Record<Precision, string>> = {
  MONTH: dateLimits.ticket.from.slice(0, 7),
  DAY: dateLimits.ticket.from,
  MINUTE: `${dateLimits.ticket.from}T00:00`,
};

/** A month, a day or a minute. Browsers without such an input (Safari has no month) show the format. */
export function DateQuestion({ question, answer, onAnswer, onHalf }: QuestionFieldProps) {
  const t = useStrings(ticketStrings);
  const faultText = useDateFaultText();
  const [left, setLeft] = useState(false);
  // For half a date the browser's value is empty.
  const [half, setHalf] = useState(false);
  const precision = precisionOf(question);
  const [typed] = useState(() => !hasInput(inputs[precision]));
  const example = examples[precision];
  const fault = left ? (half ? 'notADate' : faultOfDate(question, answer)) : null;
  const error =
    fault === 'notADate' && typed
      ? t('dateWrong', { example })
      : fault && faultText(fault, dateLimits.ticket);
  const look = ({ validity }: HTMLInputElement) => {
    setHalf(validity.badInput);
    onHalf?.(validity.badInput);
  };
  return (
    <TextField
      label={question.question}
      optional={question.question_is_optional}
      name={question.id}
      type={typed ? 'text' : inputs[precision]}
      value={answer}
      help={typed && t('dateForm', { example })}
      min={first[precision]}
      error={error}
      placeholder={typed ? example : undefined}
      onBlur={(event) => {
        look(event.target);
        setLeft(true);
      }}
      onChange={(event) => {
        look(event.target);
        onAnswer(event.target.value);
      }}
    />
  );
}

function hasInput(type: string): boolean {
  const probe = document.createElement('input');
  probe.type = type;
  return probe.type === type;
}
