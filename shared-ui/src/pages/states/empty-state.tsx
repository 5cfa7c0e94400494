import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';
import s from './state.module.css';

export type EmptyStateProps = {
  illustration?: DrawingName;
  /** One sentence; different texts for "none yet" and "no match". */
  message: ReactNode;
  /** One action, for example a LinkButton to the offers. */
  action?: ReactNode;
};

/** A list without entries. */
export function EmptyState({ illustration = 'box', message, action }: EmptyStateProps) {
  return (
    <div className={s.state}>
      <Drawing name={illustration} className={s.drawing} />
      <p className={s.message}>{message}</p>
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}
