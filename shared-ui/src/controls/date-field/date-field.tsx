import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { dateFault, type DateFault, type DateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { formatDate, TextField, type TextFieldProps } from '@mrw/shared-ui';
import { useState, type ChangeEvent, type FocusEvent, type SyntheticEvent } from 'react';
import { dateFieldStrings } from './strings';

/** Returns the message for what `dateFault` found in a date with these limits. */
export function useDateFaultText(): (fault: DateFault, limits: DateLimits) => string {
  const t = useStrings(dateFieldStrings);
  const language = useLanguage();
  return (fault, { from, to }) =>
    t(fault, { date: formatDate(`${fault === 'tooLate' ? to : from}T12:00:00+08:00`, language) });
}

/**
 * Whether a form has a date field with half a date or a day that does not exist, of which the browser's value is empty:
 * sent, it would delete a stored date. These fields then say so.
 */
export function hasHalfDate(form: ParentNode): boolean {
  const half = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const input of half) input.checkValidity();
  return half.length > 0;
}

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'defaultValue'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  limits: DateLimits;
};

/**
 * A day in the browser's own field. With the keyboard people enter days that do not exist, half a date, and years like
 * 0026: the field says so once it is left.
 */
export function DateField({ limits, error, onChange, onBlur, ...rest }: DateFieldProps) {
  const textOf = useDateFaultText();
  // A date that is still being typed is not at fault.
  const [left, setLeft] = useState(rest.value !== '');
  // For half a date, and for 30 February, the browser's value is empty.
  const [unreadable, setUnreadable] = useState(false);
  const { value } = rest;
  const fault = value === '' ? null : dateFault(value, 'day', limits);
  // For the page half a date is none, so that its own text would ask for one.
  const isHalf = left && unreadable && value === '';
  return (
    <TextField
      {...rest}
      type="date"
      min={limits.from}
      max={limits.to}
      error={isHalf ? textOf('notADate', limits) : error || (left && fault && textOf(fault, limits))}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setUnreadable(event.target.validity.badInput);
        onChange?.(event);
      }}
      onInvalid={(event: SyntheticEvent<HTMLInputElement>) => {
        setUnreadable(event.currentTarget.validity.badInput);
        setLeft(true);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setUnreadable(event.target.validity.badInput);
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
