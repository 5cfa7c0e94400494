import { useStrings } from '@mrw/shared-contracts';
import { TextField } from '@mrw/shared-ui';
import { useState } from 'react';
import { isWrong } from './answers';
import type { QuestionFieldProps } from './question-field';
import { ticketStrings } from './strings';

/** A number, whole or not; nothing that is typed is dropped, and what is none is said when the field is left. */
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
