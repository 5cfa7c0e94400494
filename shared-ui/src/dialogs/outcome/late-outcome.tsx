import { Button, Dialog, DoneMark } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import s from './late-outcome.module.css';

export type LateOutcomeProps = {
  title: string;
  /** What was done. */
  children: ReactNode;
  /** Names the page that would have said it. */
  label: string;
  /** Leads there all the same, as closing does: what was pressed is done. */
  onGoOn(): void;
};

/** What an act did, where the page that shows it has not come in time (`useOutcomePage`). */
export function LateOutcome({ title, children, label, onGoOn }: LateOutcomeProps) {
  return (
    <Dialog open title={title} onClose={onGoOn} actions={<Button onClick={onGoOn}>{label}</Button>}>
      <div className={s.done}>
        <DoneMark />
        <div role="status">{children}</div>
      </div>
    </Dialog>
  );
}
