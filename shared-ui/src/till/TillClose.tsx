import type { ReactNode, Ref } from 'react';
import s from './till.module.css';

type Props = {
  ref: Ref<HTMLButtonElement>;
  /** From outside: a remote compiles this folder into itself, and with an icon it would have them all. */
  icon: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Leaves a white screen for the till: 56 px at its lower left corner. Must be inside the screen, which gives
 * it its colour.
 */
export function TillClose({ ref, icon, onClose, children }: Props) {
  return (
    <button ref={ref} type="button" className={s.close} onClick={onClose}>
      {icon}
      <span className={s.closeLabel}>{children}</span>
    </button>
  );
}
