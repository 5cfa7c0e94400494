import { useHost, useStrings } from '@mrw/shared-contracts';
import { SelectField, TextField } from '@mrw/shared-ui';
import { mobileContact, type Contact } from './contact';
import s from './login-contact.module.css';
import { loginContactStrings } from './strings';

type Props = {
  contact: Contact;
  /** Nothing can be changed now; the focus stays where it is. */
  locked: boolean;
  error: string | undefined;
  onChange(contact: Contact): void;
};

export function ContactInput({ contact, locked, error, onChange }: Props) {
  const t = useStrings(loginContactStrings);
  const { countryCodes } = useHost().config;
  if (contact.method === 'email') {
    return (
      <TextField
        label={t('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        readOnly={locked}
        error={error}
        onChange={(event) => {
          onChange({ ...contact, email: event.target.value });
        }}
      />
    );
  }
  return (
    <div className={s.mobile}>
      {/* Fields in a column have a distance; these are side by side. */}
      <div>
        <SelectField
          label={t('countryCode')}
          autoComplete="tel-country-code"
          options={countryCodes.map((code) => ({ value: code, label: `+${code}` }))}
          value={contact.countryCode}
          disabled={locked}
          onChange={(event) => {
            onChange(mobileContact(contact.number, event.target.value, countryCodes));
          }}
        />
      </div>
      <div>
        <TextField
          label={t('newNumber')}
          type="tel"
          autoComplete="tel-national"
          value={contact.number}
          readOnly={locked}
          error={error}
          onChange={(event) => {
            onChange(mobileContact(event.target.value, contact.countryCode, countryCodes));
          }}
        />
      </div>
    </div>
  );
}
