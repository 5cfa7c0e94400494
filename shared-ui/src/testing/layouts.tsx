import type { ReactNode } from 'react';
import s from './workbench.module.css';

/** Variants of a part side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={s.row}>{children}</div>;

/** Variants of a part in a column, as wide as a card. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={s.narrow}>
    <div className={s.stack}>{children}</div>
  </div>
);
