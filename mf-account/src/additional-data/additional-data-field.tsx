import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import { useNumberFault } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { EditableField } from '../account-editing/editable-field';
import { isAllowed } from '../account-editing/field-rights';
import { useCustomer } from '../member/use-customer';
import { DraftInput } from './draft-input';
import { choicesOf, fieldTexts } from './field-texts';
import { additionalDataStrings } from './strings';
import { canSave, numberRules, onTheWire, splitChoices } from './value-rules';

export function AdditionalDataField({ field }: { field: AdditionalField }) {
  const numberFault = useNumberFault();
  const language = useLanguage();
  const shown = useShownValue(field);
  const customer = useCustomer();
  const { title, tips } = fieldTexts(field, language);
  const { field_name: name, is_required: required, is_editable: editable } = field;
  const value = customer.user_custom_data[name] ?? '';
  const allowed = customer.allowed_edit_fields;
  return (
    <EditableField
      name={name}
      refusedAs="user_custom_data"
      label={title}
      value={value}
      shown={shown(value)}
      tips={tips}
      optional={!required}
      editable={editable && (isAllowed('user_custom_data', allowed) || isAllowed(name, allowed))}
      canSave={(draft) => canSave(field, draft)}
      check={(draft) => (field.field_type === 'NUMBER' ? numberFault(draft, numberRules) : null)}
      patch={(draft) => ({ user_custom_data: { [name]: onTheWire(field, draft) } })}
    >
      {(draft) => <DraftInput field={field} title={title} tips={tips} {...draft} />}
    </EditableField>
  );
}

/** The stored value in the form that is shown. */
function useShownValue(field: AdditionalField): (value: string) => string {
  const t = useStrings(additionalDataStrings);
  const language = useLanguage();
  const choices = new Map(choicesOf(field, language).map(({ value, label }) => [value, label]));
  return (value) => {
    switch (field.field_type) {
      case 'SWITCH':
        return t(value === 'true' ? 'on' : 'off');
      case 'SWITCH_AGREE':
        return t(value === 'true' ? 'agreed' : 'notAgreed');
      case 'DATE':
        return formatDate(`${value}T12:00:00+08:00`, language);
      case 'SINGLE_CHOICE_DROPDOWN':
      case 'SINGLE_CHOICE_MODAL':
      case 'MULTI_CHOICE_MODAL':
        return splitChoices(value)
          .map((choice) => choices.get(choice) ?? choice)
          .join(language === 'en' ? ', ' : '、');
      case 'TEXT':
      case 'NUMBER':
        return value;
    }
  };
}
