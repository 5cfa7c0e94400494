import { useStrings } from '@mrw/shared-contracts';
import { CheckboxField, RadioGroup, SelectField, SwitchField, TextField } from '@mrw/shared-ui';
import { DateQuestion } from './date-question';
import { MultiChoice } from './multi-choice';
import { NumberQuestion } from './number-question';
import type { QuestionFieldProps } from './question-props';
import { ticketStrings } from './strings';

/** One question in the control of its format (§3). */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  const t = useStrings(ticketStrings);
  const optional = question.question_is_optional;
  const label = question.question;
  const withMark = optional ? `${label} ${t('optional')}` : label;
  const texts = { label, optional, name: question.id, value: answer };
  switch (question.question_format) {
    case 'TEXT':
      return <TextField {...texts} onChange={(event) => onAnswer(event.target.value)} />;
    case 'NUMBER':
      return <NumberQuestion question={question} answer={answer} onAnswer={onAnswer} />;
    case 'DATETIME':
      return <DateQuestion {...props} />;
    case 'TOGGLE':
      return (
        <SwitchField
          label={withMark}
          name={question.id}
          checked={answer === 'true'}
          onChange={(event) => onAnswer(String(event.target.checked))}
        />
      );
    case 'CHECKBOX':
      return (
        <CheckboxField
          label={withMark}
          name={question.id}
          checked={answer === 'true'}
          onChange={(event) => onAnswer(String(event.target.checked))}
        />
      );
    case 'DROPDOWN':
      return (
        <SelectField
          {...texts}
          options={question.options}
          placeholder={t('choose')}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case 'SINGLE_CHOICES':
      return (
        <RadioGroup
          label={withMark}
          name={question.id}
          options={question.options}
          value={answer || null}
          onChange={onAnswer}
        />
      );
    case 'MULTI_CHOICES':
      return <MultiChoice question={question} answer={answer} onAnswer={onAnswer} />;
  }
}
