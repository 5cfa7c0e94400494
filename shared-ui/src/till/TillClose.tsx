import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon';
import s from './till.module.css';

type Props = { ref: Ref<HTMLButtonElement>; onClose: () => void; children: ReactNode };

/** Leaves a white screen for the till: 56 px at its lower left corner. Must be inside the screen, which gives it its colour. */
export function TillClose({ ref, onClose, children }: Props) {
  return (
    <button ref={ref} type="button" className={s.close} onClick={onClose}>
      <Icon name="close" />
      <span className={s.closeLabel}>{children}</span>
    </button>
  );
}
