import { useStrings } from '@mrw/shared-contracts';
import { TextField } from '@mrw/shared-ui';
import { useState } from 'react';
import { isWrong, precisionOf, type Precision } from './answers';
import type { QuestionFieldProps } from './question-props';
import { ticketStrings } from './strings';

const inputs = { MONTH: 'month', DAY: 'date', MINUTE: 'datetime-local' } as const;
const examples: Readonly<Record<Precision, string>> = {
  MONTH: '2027-03',
  DAY: '2027-03-31',
  MINUTE: '2027-03-31T14:30',
};

/** A month, a day or a minute. Browsers without such an input (Safari has no month) show the format. */
export function DateQuestion({ question, answer, onAnswer }: QuestionFieldProps) {
  const t = useStrings(ticketStrings);
  const [left, setLeft] = useState(false);
  const precision = precisionOf(question);
  const [typed] = useState(() => !hasInput(inputs[precision]));
  const example = examples[precision];
  const wrong = typed && left && isWrong(question, answer);
  return (
    <TextField
      label={question.question}
      optional={question.question_is_optional}
      name={question.id}
      type={typed ? 'text' : inputs[precision]}
      value={answer}
      help={typed && t('dateForm', { example })}
      error={wrong && t('dateWrong', { example })}
      placeholder={typed ? example : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}

function hasInput(type: string): boolean {
  const probe = document.createElement('input');
  probe.type = type;
  return probe.type === type;
}
