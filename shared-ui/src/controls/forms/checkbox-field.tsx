import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes } from '../../classes';
import s from './choice.module.css';
import { FieldError } from './field';

export type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** What the last press began is running: presses do nothing, and the field keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with its label, help and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Tick {...props} look={s.check} />;
}

/** A setting that is on or off; it takes effect at once or when it is saved. */
export function SwitchField(props: CheckboxFieldProps) {
  return <Tick {...props} look={s.toggle} role="switch" />;
}

type TickProps = CheckboxFieldProps & { look: string | undefined };

/** React then shows what is checked as before. */
const ignore = () => undefined;

function Tick({ label, help, error, busy = false, id, look, ...input }: TickProps) {
  const made = useId();
  const inputId = id ?? made;
  const helpId = `${inputId}help`;
  const errorId = `${inputId}error`;
  const off = busy || input.disabled === true;
  return (
    <div>
      <label htmlFor={inputId} className={classes(s.choice, off && s.off)}>
        <input
          {...input}
          {...(busy && { 'aria-busy': true, 'aria-disabled': true, onChange: ignore })}
          id={inputId}
          type="checkbox"
          className={classes(s.box, look)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(Boolean(error) && errorId, Boolean(help) && helpId)}
        />
        <span className={s.words}>
          <span>{label}</span>
          {help && (
            <span id={helpId} className={s.help}>
              {help}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
