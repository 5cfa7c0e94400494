import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import { Field, type FieldTexts } from './field';
import s from './field.module.css';

/** A choice of a select field. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'multiple' | 'size'
> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** First entry with an empty value ("Choose a district"). */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** One of many options. A native select: it works best on phones and with screen readers. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <div className={classes(s.control, Boolean(error) && s.invalid, select.disabled && s.off)}>
          <select {...select} {...wiring} className={classes(s.input, s.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={s.arrow} />
        </div>
      )}
    </Field>
  );
}
