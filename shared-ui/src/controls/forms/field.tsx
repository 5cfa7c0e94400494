import { useStrings } from '@mrw/shared-contracts';
import { useId, type ReactNode } from 'react';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import s from './field.module.css';
import { formStrings } from './strings';

/** Properties of every form field. */
export type FieldTexts = {
  label: ReactNode;
  /** Always shown below the field. */
  help?: ReactNode;
  /** Shown below the field with an invalid value: what is wrong and how to correct it. */
  error?: ReactNode;
  /** Marks an optional field. */
  optional?: boolean;
};

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Label, control, help and error of one field, tied together for assistive technology. */
export function Field({
  id,
  label,
  help,
  error,
  optional,
  children,
}: FieldTexts & { id?: string | undefined; children(wiring: Wiring): ReactNode }) {
  const t = useStrings(formStrings);
  const made = useId();
  const controlId = id ?? made;
  const helpId = `${controlId}help`;
  const errorId = `${controlId}error`;
  return (
    <div className={s.field}>
      <label htmlFor={controlId} className={s.label}>
        <span>{label}</span>
        {optional && <span className={s.optional}>{` ${t('optional')}`}</span>}
      </label>
      {/* eslint-disable-next-line mrw/text-has-own-element -- a control is an element; the type is published */}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classes(Boolean(error) && errorId, Boolean(help) && helpId),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p id={helpId} className={s.help}>
          {help}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={s.error}>
      <Icon name="alert" size={16} className={s.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
