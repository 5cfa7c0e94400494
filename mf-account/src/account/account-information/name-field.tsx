import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { TextField } from '@mrw/shared-ui';
import { EditableField } from '../account-editing/editable-field';

type Props = {
  name: 'first_name' | 'last_name';
  label: string;
  value: string | null;
  editable: boolean;
  optional: boolean;
};

const patches: Readonly<Record<Props['name'], (value: string) => CustomerPatch>> = {
  first_name: (value) => ({ first_name: value }),
  last_name: (value) => ({ last_name: value }),
};

export function NameField({ name, label, value, editable, optional }: Props) {
  return (
    <EditableField
      name={name}
      label={label}
      value={value ?? ''}
      shown={value}
      editable={editable}
      optional={optional}
      canSave={(draft) => !isBlank(draft)}
      patch={(draft) => patches[name](asTyped(draft))}
    >
      {({ inputLabel, draft, setDraft, error }) => (
        <TextField
          label={inputLabel}
          value={draft}
          error={error}
          autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
        />
      )}
    </EditableField>
  );
}
