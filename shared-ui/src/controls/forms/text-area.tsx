import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../../classes';
import { Field, type FieldTexts } from './field';
import s from './field.module.css';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, help, error, optional, id, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <div className={classes(s.control, Boolean(error) && s.invalid, area.disabled && s.off)}>
          <textarea rows={4} {...area} {...wiring} className={classes(s.input, s.area)} />
        </div>
      )}
    </Field>
  );
}
