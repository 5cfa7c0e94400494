import { useStrings } from '@mrw/shared-contracts';
import { Button, CheckboxField, Dialog, Notice, RadioGroup } from '@mrw/shared-ui';
import { useState } from 'react';
import type { DraftProps } from '../account-editing/draft-form';
import s from './additional-data.module.css';
import type { Choice } from './field-texts';
import { additionalDataStrings } from './strings';
import { splitChoices, toggled } from './value-rules';

type Props = DraftProps & { title: string; several: boolean; choices: readonly Choice[] };

/** One or several choices in a modal of their own (§3). */
export function ChoiceModal({ title, several, choices, inputLabel, draft, setDraft, error }: Props) {
  const t = useStrings(additionalDataStrings);
  const [open, setOpen] = useState(false);
  const chosen = splitChoices(draft);
  const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <p className={s.label}>{inputLabel}</p>
      <p className={s.chosen}>{labels.length > 0 ? labels.join(' · ') : t('nothingChosen')}</p>
      <Button
        variant="outline"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('choose')}
      </Button>
      {error && <Notice tone="err">{error}</Notice>}
      <Dialog
        open={open}
        onClose={close}
        title={title}
        actions={<Button onClick={close}>{t('done')}</Button>}
      >
        {several ? (
          choices.map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) => {
                const order = choices.map((choice) => choice.value);
                setDraft(toggled(draft, value, event.target.checked, order));
              }}
            />
          ))
        ) : (
          <RadioGroup
            label={title}
            options={choices}
            value={draft === '' ? null : draft}
            onChange={setDraft}
          />
        )}
      </Dialog>
    </>
  );
}
