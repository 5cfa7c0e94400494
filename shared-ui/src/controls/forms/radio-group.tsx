import { useId, type ReactNode } from 'react';
import { classes } from '../../classes';
import s from './choice.module.css';
import { FieldError } from './field';

/** A choice of a radio group. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Null: nothing selected. */
  value: NoInfer<Value> | null;
  onChange(value: NoInfer<Value>): void;
  onBlur?(): void;
  name?: string;
  error?: ReactNode;
  disabled?: boolean;
};

/** One of a few options, all visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  error,
  disabled,
}: RadioGroupProps<Value>) {
  const base = useId();
  const errorId = `${base}error`;
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      disabled={disabled}
    >
      <legend className={s.legend}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(s.choice, (disabled === true || option.disabled === true) && s.off)}
        >
          <input
            type="radio"
            name={name ?? base}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className={classes(s.box, s.radio)}
            aria-describedby={option.help ? `${base}${option.value}` : undefined}
            onBlur={onBlur}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span className={s.words}>
            <span>{option.label}</span>
            {option.help && (
              <span id={`${base}${option.value}`} className={s.help}>
                {option.help}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
