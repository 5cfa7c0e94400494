import type { ChangeEvent } from 'react';
import { digitsOf } from './digits';
import { TextField, type TextFieldProps } from './text-field';

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'maxLength'> & {
  maxDigits?: number;
};

/** A whole number without a sign. Everything but digits is dropped before `onChange`. */
export function NumberField({ maxDigits = 10, onChange, ...rest }: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value, maxDigits);
    onChange?.(event);
  };
  return <TextField autoComplete="off" {...rest} inputMode="numeric" pattern="[0-9]*" onChange={change} />;
}
