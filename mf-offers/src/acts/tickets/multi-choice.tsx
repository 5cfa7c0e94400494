import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, CheckboxField, Dialog, formatList } from '@mrw/shared-ui';
import { useId, useState } from 'react';
import { choicesOf } from './answers';
import s from './ticket-form.module.css';
import type { QuestionFieldProps } from './question-props';
import { ticketStrings } from './strings';

/** Several of a few options, chosen in a dialog: it needs one choice unless the question is optional (§5). */
export function MultiChoice({ question, answer, onAnswer }: QuestionFieldProps) {
  const t = useStrings(ticketStrings);
  const language = useLanguage();
  const labelId = useId();
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const chosen = choicesOf(answer);
  const names = question.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const missing = edited !== null && edited.length === 0 && !question.question_is_optional;
  const toggle = (value: string, on: boolean) => {
    const others = (edited ?? []).filter((other) => other !== value);
    setEdited(on ? [...others, value] : others);
  };
  const choose = () => {
    const inOrder = question.options.map(({ value }) => value).filter((value) => edited?.includes(value));
    onAnswer(inOrder.join(','));
    setEdited(null);
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={s.label}>
        {question.question_is_optional ? `${question.question} ${t('optional')}` : question.question}
      </p>
      <p className={s.chosen}>{names.length > 0 ? formatList(names, language) : t('nothingChosen')}</p>
      <Button variant="outline" name={question.id} onClick={() => setEdited(chosen)}>
        {t('change')}
      </Button>
      <Dialog
        open={edited !== null}
        title={question.question}
        onClose={() => setEdited(null)}
        actions={
          <Button disabled={missing} disabledReason={t('needsOne')} onClick={choose}>
            {t('change')}
          </Button>
        }
      >
        {question.options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={edited?.includes(value) ?? false}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </Dialog>
    </div>
  );
}
