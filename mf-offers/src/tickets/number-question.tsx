import { useStrings } from '@mrw/shared-contracts';
import { TextField } from '@mrw/shared-ui';
import { useState } from 'react';
import { isWrong } from './answers';
import type { QuestionFieldProps } from './question-props';
import { ticketStrings } from './strings';

/** A number, whole or not. All input is kept, and a wrong one is reported when the field loses the focus. */
export function NumberQuestion({ question, answer, onAnswer }: QuestionFieldProps) {
  const t = useStrings(ticketStrings);
  const [left, setLeft] = useState(false);
  return (
    <TextField
      label={question.question}
      optional={question.question_is_optional}
      name={question.id}
      inputMode="decimal"
      autoComplete="off"
      value={answer}
      error={left && isWrong(question, answer) && t('numberWrong')}
      onBlur={() => setLeft(true)}
      // Digits of a Chinese keyboard may be full-width.
      onChange={(event) => onAnswer(event.target.value.normalize('NFKC'))}
    />
  );
}
