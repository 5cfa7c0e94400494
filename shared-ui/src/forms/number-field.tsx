import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useNumberFault } from './number-fault';
import { TextField, type TextFieldProps } from './text-field';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'maxLength'> & {
  maxDigits?: number;
  /** Two decimals are allowed; a whole number otherwise. */
  decimals?: boolean;
};

/** A number without a sign. The text stays as it is typed: `readNumber` says what it means, and the field what is wrong. */
export function NumberField({
  decimals = false,
  maxDigits = 10,
  error,
  onChange,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const faultOf = useNumberFault();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  // A number that is still being typed is not at fault.
  const [left, setLeft] = useState(false);
  const text = String(rest.value ?? typed);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      error={error || (left && faultOf(text, { whole: !decimals, maxDigits }))}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
