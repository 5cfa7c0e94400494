import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import { dateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { DecimalField, SelectField, SwitchField, TextField } from '@mrw/shared-ui';
import { DateField } from '@mrw/shared-ui/date-field';
import type { DraftProps } from '../account-editing/draft-form';
import { ChoiceModal } from './choice-modal';
import { choicesOf } from './field-texts';
import { additionalDataStrings } from './strings';
import { numberRules } from './value-rules';

type Props = DraftProps & { field: AdditionalField; title: string; tips: string | null };

/** The control of every additional field type (§3). */
export function DraftInput({ field, title, tips, inputLabel, draft, setDraft, error }: Props) {
  const t = useStrings(additionalDataStrings);
  const language = useLanguage();
  const shared = {
    label: inputLabel,
    error,
    help: tips,
    value: draft,
    onChange: (event: { target: { value: string } }) => {
      setDraft(event.target.value);
    },
  };
  switch (field.field_type) {
    case 'TEXT':
      return <TextField {...shared} />;
    case 'NUMBER':
      return <DecimalField {...shared} {...numberRules} />;
    case 'DATE':
      return <DateField {...shared} limits={dateLimits.additionalData} />;
    case 'SWITCH':
    case 'SWITCH_AGREE':
      return (
        <SwitchField
          label={field.field_type === 'SWITCH' ? inputLabel : t('agree', { title: inputLabel })}
          help={tips}
          error={error}
          checked={draft === 'true'}
          onChange={(event) => {
            setDraft(String(event.target.checked));
          }}
        />
      );
    case 'SINGLE_CHOICE_DROPDOWN':
      return <SelectField {...shared} placeholder={t('choose')} options={choicesOf(field, language)} />;
    case 'SINGLE_CHOICE_MODAL':
    case 'MULTI_CHOICE_MODAL':
      return (
        <ChoiceModal
          title={title}
          inputLabel={inputLabel}
          several={field.field_type === 'MULTI_CHOICE_MODAL'}
          choices={choicesOf(field, language)}
          draft={draft}
          setDraft={setDraft}
          error={error}
        />
      );
  }
}
