import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { useNow } from '@mrw/shared-ui';
import { formatMonthYear, hongKongDay } from '@mrw/shared-ui/formatters';
import { EditableField } from '../account-editing/editable-field';
import { BirthdayPicker } from './birthday-picker';
import { accountInformationStrings } from './strings';

type Props = { value: string | null; editable: boolean; optional: boolean };

/** Month and year; locked once submitted (§5, Q-122). */
export function BirthdayField({ value, editable, optional }: Props) {
  const t = useStrings(accountInformationStrings);
  const language = useLanguage();
  const today = hongKongDay(useNow());
  return (
    <EditableField
      name="date_of_birth"
      label={t('birthday')}
      value=""
      shown={value && formatMonthYear(`${value}T12:00:00+08:00`, language)}
      tips={value ? t('birthdayLocked') : null}
      editable={editable && !value}
      optional={optional}
      canSave={(draft) => draft !== ''}
      patch={(draft) => ({ date_of_birth: draft })}
    >
      {({ inputLabel, setDraft, error }) => (
        <BirthdayPicker label={inputLabel} today={today} onPick={setDraft} error={error} />
      )}
    </EditableField>
  );
}
