import { htmlLang, useLanguage, useStrings } from '@mrw/shared-contracts';
import { SelectField } from '@mrw/shared-ui';
import { useState } from 'react';
import s from './account-information.module.css';
import { birthday, birthMonths, birthYears } from './birthday';
import { accountInformationStrings } from './strings';

type Props = { label: string; today: string; onPick(value: string): void; error: string | undefined };

const monthLocale = { ...htmlLang, en: 'en-GB' };

export function BirthdayPicker({ label, today, onPick, error }: Props) {
  const t = useStrings(accountInformationStrings);
  const language = useLanguage();
  const [year, setYear] = useState<number | null>(null);
  const [month, setMonth] = useState<number | null>(null);
  const names = new Intl.DateTimeFormat(monthLocale[language], { month: 'long', timeZone: 'UTC' });
  const numberOf = (text: string) => (text === '' ? null : Number(text));

  return (
    <div className={s.picker}>
      <p className={s.label}>{label}</p>
      <div>
        <SelectField
          label={t('birthYear')}
          placeholder={t('choose')}
          autoComplete="bday-year"
          options={birthYears(today).map((option) => ({ value: String(option), label: String(option) }))}
          value={year ?? ''}
          error={error}
          onChange={(event) => {
            const next = numberOf(event.target.value);
            setYear(next);
            onPick(birthday(next, month, today));
          }}
        />
      </div>
      <div>
        <SelectField
          label={t('birthMonth')}
          placeholder={t('choose')}
          autoComplete="bday-month"
          options={birthMonths(year, today).map((option) => ({
            value: String(option.month),
            label: names.format(Date.UTC(2000, option.month - 1, 15)),
            disabled: option.disabled,
          }))}
          value={month ?? ''}
          help={t('birthdayOnce')}
          onChange={(event) => {
            const next = numberOf(event.target.value);
            setMonth(next);
            onPick(birthday(year, next, today));
          }}
        />
      </div>
    </div>
  );
}
