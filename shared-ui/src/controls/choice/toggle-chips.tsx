import s from './toggle-chips.module.css';

export type ToggleChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: readonly Value[];
  onToggle(value: Value): void;
};

/** A few choices that are switched on and off, each by itself. */
export function ToggleChips<Value extends string>({
  label,
  options,
  selected,
  onToggle,
}: ToggleChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={s.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={s.chip}
          aria-pressed={selected.includes(option.value)}
          onClick={() => {
            onToggle(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
