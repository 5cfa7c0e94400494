import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useNumberFault } from './number-fault';
import { TextField, type TextFieldProps } from './text-field';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'maxLength'> & {
  maxDigits?: number;
};

/** A whole number without a sign. The text stays as it is typed: `readNumber` says what it means, and the field what is wrong. */
export function NumberField(props: NumberFieldProps) {
  return <TypedNumber {...props} whole />;
}

/** As `NumberField`, with up to two decimals. */
export function DecimalField(props: NumberFieldProps) {
  return <TypedNumber {...props} whole={false} />;
}

function TypedNumber({
  whole,
  maxDigits = 10,
  error,
  onChange,
  onBlur,
  ...rest
}: NumberFieldProps & { whole: boolean }) {
  const faultOf = useNumberFault();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  // A number that is still being typed is not at fault.
  const [left, setLeft] = useState(false);
  const text = String(rest.value ?? typed);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      error={error || (left && faultOf(text, { whole, maxDigits }))}
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
