import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import { dateFault, dateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { useNumberFault } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { useDateFaultText } from '@mrw/shared-ui/date-field';
import { EditableField } from '../account-editing/editable-field';
import { isAllowed } from '../account-editing/field-rights';
import { useCustomer } from '../../common/member/use-customer';
import { DraftInput } from './draft-input';
import { choicesOf, fieldTexts } from './field-texts';
import { additionalDataStrings } from './strings';
import { canSave, numberRules, onTheWire, splitChoices } from './value-rules';

export function AdditionalDataField({ field }: { field: AdditionalField }) {
  const faultOf = useFault();
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
      check={(draft) => faultOf(field, draft)}
      patch={(draft) => ({ user_custom_data: { [name]: onTheWire(field, draft) } })}
    >
      {(draft) => <DraftInput field={field} title={title} tips={tips} {...draft} />}
    </EditableField>
  );
}

/** Why a draft cannot be sent. */
function useFault(): (field: AdditionalField, draft: string) => string | null {
  const numberFault = useNumberFault();
  const dateText = useDateFaultText();
  return ({ field_type: type }, draft) => {
    if (type === 'NUMBER') return numberFault(draft, numberRules);
    if (type !== 'DATE' || draft === '') return null;
    const fault = dateFault(draft, 'day', dateLimits.additionalData);
    return fault && dateText(fault, dateLimits.additionalData);
  };
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
