import type { ReactNode } from 'react';
import { ProgressBar } from '@mrw/shared-ui/progress-bar';
import s from './level-card.module.css';
import { wholePercent } from './level-progress';

type Props = { label: string; share: number; children: ReactNode };

/** A sentence, the share in per cent and the bar. */
export function LevelProgressBar({ label, share, children }: Props) {
  const percent = wholePercent(share);
  return (
    <div className={s.progress}>
      <div className={s.line}>
        <p>{children}</p>
        <span className={s.share} aria-hidden="true">
          {`${percent}%`}
        </span>
      </div>
      <ProgressBar label={label} percent={percent} />
    </div>
  );
}
