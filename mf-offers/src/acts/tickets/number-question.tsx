import { DecimalField } from '@mrw/shared-ui';
import { numberRules } from './answers';
import type { QuestionFieldProps } from './question-props';

/** A number, whole or not. */
export function NumberQuestion({ question, answer, onAnswer }: QuestionFieldProps) {
  return (
    <DecimalField
      {...numberRules}
      label={question.question}
      optional={question.question_is_optional}
      name={question.id}
      value={answer}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
