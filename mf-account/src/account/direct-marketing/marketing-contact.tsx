import { useStrings } from '@mrw/shared-contracts';
import { asTyped, isBlank, isEmail } from '@mrw/shared-contracts/comparison/comparison-key';
import { TextField } from '@mrw/shared-ui';
import { EditableField } from '../account-editing/editable-field';
import { isAllowed } from '../account-editing/field-rights';
import { useCustomer } from '../../common/member/use-customer';
import { directMarketingStrings } from './strings';

/** A member without an e-mail can enter one here. */
export function MarketingContact() {
  const t = useStrings(directMarketingStrings);
  const customer = useCustomer();
  const { email_address: email, allowed_edit_fields: allowed } = customer;
  return (
    <EditableField
      name="email_address"
      label={t('contact')}
      value=""
      shown={email}
      editable={!email && isAllowed('email_address', allowed)}
      canSave={(draft) => !isBlank(draft)}
      check={(draft) => (isEmail(draft) ? null : t('invalidFormat'))}
      patch={(draft) => ({ email_address: asTyped(draft) })}
    >
      {({ draft, setDraft, error }) => (
        <TextField
          label={t('emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft}
          error={error}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
        />
      )}
    </EditableField>
  );
}
