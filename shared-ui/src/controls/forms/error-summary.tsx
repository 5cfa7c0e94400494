import { useStrings } from '@mrw/shared-contracts';
import { useEffect, useRef } from 'react';
import { Icon } from '../../basics/icons/icon';
import s from './summary.module.css';
import { formStrings } from './strings';

export type ErrorSummaryProps = {
  /** `name` of the field in the same form, and its message. */
  errors: readonly { name: string; message: string }[];
};

/** All faults of a form after an attempt to send it; a press moves to the field. Gets the focus when it appears. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const t = useStrings(formStrings);
  const box = useRef<HTMLDivElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [empty]);

  if (empty) return null;
  const lead = (name: string) => {
    const scope = box.current?.closest('form') ?? box.current?.parentElement;
    scope?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={s.summary}>
      <p className={s.title}>
        <Icon name="alert" size={20} className={s.icon} />
        <span>{t('summary', { count: errors.length })}</span>
      </p>
      <ul className={s.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={s.fault}
              onClick={() => {
                lead(name);
              }}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
