import { useStrings } from '@mrw/shared-contracts';
import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { Card, PartialFailure, ProgressLine, Section, useMinimumVisible } from '@mrw/shared-ui';
import { fieldRights, type FieldConfig } from '../account-editing/field-rights';
import { MarketingContact } from '../direct-marketing/marketing-contact';
import { RowSkeletons } from '../../common/lists/list-states';
import { useCustomer } from '../../common/member/use-customer';
import { BirthdayField } from './birthday-field';
import { GenderField } from './gender-field';
import { LoginContacts } from './login-contacts';
import { NameField } from './name-field';
import { accountInformationStrings } from './strings';
import { useProfileFieldConfig } from './use-account-config';

/** Personal data. The configuration defines which fields are shown and editable (§6, Q-125). */
export function AccountInformation() {
  const t = useStrings(accountInformationStrings);
  const { data, isPending, isError, refetch } = useProfileFieldConfig();
  const busy = useMinimumVisible(isPending, minimumVisible.firstLoad);
  return (
    <Card>
      <Section title={t('title')}>
        <ProgressLine busy={busy} />
        {isPending && <RowSkeletons count={6} />}
        {isError && <PartialFailure message={t('configNotRead')} onRetry={() => void refetch()} />}
        {data && <Fields configuration={data} />}
      </Section>
    </Card>
  );
}

function Fields({ configuration }: { configuration: readonly FieldConfig[] }) {
  const t = useStrings(accountInformationStrings);
  const customer = useCustomer();
  const rights = (field: ProfileFieldConfig['field_name']) => {
    const { shown, editable, mandatory } = fieldRights(field, configuration, customer.allowed_edit_fields);
    return { shown, field: { editable, optional: !mandatory } };
  };
  const first = rights('FIRST_NAME');
  const last = rights('LAST_NAME');
  const gender = rights('GENDER');
  const birth = rights('BIRTHDAY');
  return (
    <>
      {first.shown && (
        <NameField name="first_name" label={t('firstName')} value={customer.first_name} {...first.field} />
      )}
      {last.shown && (
        <NameField name="last_name" label={t('lastName')} value={customer.last_name} {...last.field} />
      )}
      <LoginContacts />
      <MarketingContact />
      {gender.shown && <GenderField value={customer.gender} {...gender.field} />}
      {birth.shown && <BirthdayField value={customer.date_of_birth} {...birth.field} />}
    </>
  );
}
