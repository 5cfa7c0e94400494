import type { ReactNode, Ref } from 'react';
import { classes } from '../../classes';
import { digitsOf } from './digits';
import { Field } from './field';
import s from './pin.module.css';

export type PinFieldProps = {
  label: ReactNode;
  /** Digits typed so far. */
  value: string;
  onChange(value: string): void;
  /** Called with the last digit. */
  onComplete?(value: string): void;
  length?: number;
  /** Dots instead of digits. */
  masked?: boolean;
  /** A code from a message, which phones suggest above the keyboard; off for a code that staff type. */
  oneTimeCode?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A code of six digits: one input, so that typing, pasting and message codes work; the cells are decoration. */
export function PinField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  masked = false,
  oneTimeCode = false,
  help,
  error,
  disabled,
  ...input
}: PinFieldProps) {
  const change = (text: string) => {
    const digits = digitsOf(text, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const next = Math.min(value.length, length - 1);
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <span className={classes(s.pin, Boolean(error) && s.invalid, disabled && s.off)}>
          <input
            {...input}
            {...wiring}
            className={s.input}
            type={masked ? 'password' : 'text'}
            inputMode="numeric"
            pattern="[0-9]*"
            enterKeyHint="done"
            autoComplete={oneTimeCode ? 'one-time-code' : 'off'}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              change(event.target.value);
            }}
          />
          <span className={s.cells} aria-hidden="true">
            {Array.from({ length }, (_, cell) => (
              <span key={cell} className={classes(s.cell, cell === next && s.next)}>
                {masked && value[cell] ? <span className={s.dot} /> : value[cell]}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
