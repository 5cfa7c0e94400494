import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { dateFault, type DateFault, type DateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { formatDate, TextField, type TextFieldProps } from '@mrw/shared-ui';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { dateFieldStrings } from './strings';

/** Returns the message for what `dateFault` found in a date with these limits. */
export function useDateFaultText(): (fault: DateFault, limits: DateLimits) => string {
  const t = useStrings(dateFieldStrings);
  const language = useLanguage();
  return (fault, { from, to }) =>
    t(fault, { date: formatDate(`${fault === 'tooLate' ? to : from}T12:00:00+08:00`, language) });
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
  const [left, setLeft] = useState(false);
  // For half a date, and for 30 February, the browser's value is empty.
  const [unreadable, setUnreadable] = useState(false);
  const { value } = rest;
  // It says more than the page knows, for which half a date is none.
  const fault = value === '' ? unreadable && 'notADate' : dateFault(value, 'day', limits);
  return (
    <TextField
      {...rest}
      type="date"
      min={limits.from}
      max={limits.to}
      error={(left && fault && textOf(fault, limits)) || error}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setUnreadable(event.target.validity.badInput);
        onChange?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setUnreadable(event.target.validity.badInput);
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
