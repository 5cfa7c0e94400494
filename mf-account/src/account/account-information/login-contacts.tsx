import { useKept, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useFieldMode } from '../account-editing/editing';
import { useId } from 'react';
import { CustomerServiceDialog } from '../../common/customer-service/customer-service-dialog';
import type { Contact } from '../login-contact/contact';
import { LoginContactDialog } from '../login-contact/login-contact-dialog';
import { loginContactStrings } from '../login-contact/strings';
import { useCustomer } from '../../common/member/use-customer';
import s from './account-information.module.css';
import { accountInformationStrings } from './strings';

/** Decided when it is opened: a later answer about the member does not take a code away that is being typed. */
type Changing = { method: Contact['method']; direct: boolean };

/** Mobile and e-mail of the login. A member who may not change them gets a link to customer service. */
export function LoginContacts() {
  const t = useStrings(accountInformationStrings);
  const texts = useStrings(loginContactStrings);
  const customer = useCustomer();
  const [changing, setChanging] = useKept<Changing | null>('contact that is changed', null);
  const { mode, reasonId } = useFieldMode('login_method');
  const direct = customer.allowed_edit_fields?.includes('login_method') ?? false;
  const values = useId();
  const close = () => {
    setChanging(null);
  };
  const number = customer.mobile_phone_number_subscriber_number;
  const rows = [
    {
      method: 'mobile',
      label: t('mobile'),
      value: number && `+${customer.mobile_phone_number_country_code ?? ''} ${number}`,
    },
    { method: 'email', label: t('email'), value: customer.email_address },
  ] as const;
  return (
    <div role="group" aria-label={t('loginContact')}>
      {rows.map(({ method, label, value }) => (
        <div key={method} className={s.contact}>
          <div>
            <p className={s.label}>{label}</p>
            <p id={`${values}-${method}`} className={s.value}>
              {value || t('notSet')}
            </p>
          </div>
          <Button
            variant="quiet"
            disabled={mode === 'inactive'}
            // After a change the focus is back here: the new one is heard.
            aria-describedby={mode === 'inactive' ? reasonId : `${values}-${method}`}
            aria-label={`${t(value ? 'change' : 'add')} – ${label}`}
            onClick={() => {
              setChanging({ method, direct });
            }}
          >
            {t(value ? 'change' : 'add')}
          </Button>
        </div>
      ))}
      {changing?.direct && <LoginContactDialog method={changing.method} onClose={close} />}
      <CustomerServiceDialog open={changing?.direct === false} onClose={close} reason={texts('askService')} />
    </div>
  );
}
