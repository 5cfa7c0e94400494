import { useStrings } from '@mrw/shared-contracts';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import s from './stepper.module.css';
import { formStrings } from './strings';

export type QuantityStepperProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange(value: number): void;
  /** Below the stepper: for example the remaining stock. */
  help?: ReactNode;
};

/** A small whole number with a button on either side. */
export function QuantityStepper({ label, value, min = 1, max, onChange, help }: QuantityStepperProps) {
  const t = useStrings(formStrings);
  const base = useId();
  return (
    <div>
      <div
        className={s.row}
        role="group"
        aria-labelledby={`${base}label`}
        aria-describedby={help ? `${base}help` : undefined}
      >
        <span id={`${base}label`} className={s.label}>
          {label}
        </span>
        <div className={s.stepper}>
          <IconButton
            icon="minus"
            label={t('less', { label })}
            atEnd={value <= min}
            onClick={() => {
              onChange(value - 1);
            }}
          />
          <output className={s.value} aria-live="polite">
            {value}
          </output>
          <IconButton
            icon="plus"
            label={t('more', { label })}
            atEnd={value >= max}
            onClick={() => {
              onChange(value + 1);
            }}
          />
        </div>
      </div>
      {help && (
        <p id={`${base}help`} className={s.help}>
          {help}
        </p>
      )}
    </div>
  );
}
