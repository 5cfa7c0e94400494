import type { ReactNode } from 'react';
import s from './hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={s.visuallyHidden}>
      {children}
    </span>
  );
}
