import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../classes';
import { Field, type FieldTexts } from './field';
import s from './field.module.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> &
  FieldTexts & {
    /** Inside the box, before the value ("HK$"). */
    prefix?: ReactNode;
    /** Inside the box, after the value. */
    suffix?: ReactNode;
    /** The main number of a page. */
    large?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. Accepts every attribute of an input, so `{...register('email')}` works. */
export function TextField({
  label,
  help,
  error,
  optional,
  prefix,
  suffix,
  large = false,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <div
          className={classes(
            s.control,
            Boolean(error) && s.invalid,
            input.disabled && s.off,
            large && s.large,
            large && s.number,
          )}
        >
          {prefix && <span className={classes(s.affix, s.prefix)}>{prefix}</span>}
          <input {...input} {...wiring} type={type} className={s.input} />
          {suffix && <span className={classes(s.affix, s.suffix)}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
