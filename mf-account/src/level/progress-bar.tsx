import type { ReactNode } from 'react';
import s from './level-card.module.css';

type Props = { label: string; share: number; children: ReactNode };

/** A sentence, the share in per cent and the bar. */
export function ProgressBar({ label, share, children }: Props) {
  const percent = Math.floor(share * 100);
  return (
    <div className={s.progress}>
      <div className={s.line}>
        <p>{children}</p>
        <span className={s.share} aria-hidden="true">
          {percent}%
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={s.track}
      >
        <span className={s.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
