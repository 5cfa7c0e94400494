import { useStrings } from '@mrw/shared-contracts';
import { RadioGroup } from '@mrw/shared-ui';
import { EditableField } from '../account-editing/editable-field';
import { genderOf, genders } from './gender';
import { accountInformationStrings } from './strings';

type Props = { value: string | null; editable: boolean; optional: boolean };

export function GenderField({ value, editable, optional }: Props) {
  const t = useStrings(accountInformationStrings);
  const stored = genderOf(value);
  return (
    <EditableField
      name="gender"
      label={t('gender')}
      value={stored ?? ''}
      shown={stored && t(stored)}
      editable={editable}
      optional={optional}
      canSave={(draft) => draft !== ''}
      patch={(draft) => ({ gender: draft })}
    >
      {({ inputLabel, draft, setDraft, error }) => (
        <RadioGroup
          label={inputLabel}
          options={genders.map((gender) => ({ value: gender, label: t(gender) }))}
          value={genderOf(draft)}
          onChange={setDraft}
          error={error}
        />
      )}
    </EditableField>
  );
}
