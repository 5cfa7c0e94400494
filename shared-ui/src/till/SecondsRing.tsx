import type { ReactNode } from 'react';
import s from './till.module.css';

const radius = 26;
const circumference = 2 * Math.PI * radius;
/** From here on the ring changes its tone. */
const nearEnd = 10;

type Props = {
  /** Whole seconds, from 0 to `of`. */
  secondsLeft: number;
  /** Seconds that a new code lives. */
  of: number;
  /** The same in words. */
  children: ReactNode;
};

/** How long the code on a white screen still works, as a ring and in words. */
export function SecondsRing({ secondsLeft, of, children }: Props) {
  return (
    <p className={secondsLeft <= nearEnd ? `${s.ring} ${s.soon}` : s.ring}>
      <svg viewBox="0 0 60 60" width="60" height="60" aria-hidden="true" focusable="false">
        <circle cx="30" cy="30" r={radius} className={s.track} />
        <circle
          cx="30"
          cy="30"
          r={radius}
          className={s.run}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - secondsLeft / of)}
          transform="rotate(-90 30 30)"
        />
      </svg>
      <span role="timer" className={s.words}>
        {children}
      </span>
    </p>
  );
}
