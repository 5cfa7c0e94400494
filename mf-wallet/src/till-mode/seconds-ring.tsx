import { useStrings } from '@mrw/shared-contracts';
import { classes } from '@mrw/shared-ui';
import { clockText } from '../coupon-code/code-kind';
import { tillStrings } from './strings';
import s from './till-mode.module.css';

const radius = 26;
const circumference = 2 * Math.PI * radius;
/** From here on the ring changes its tone. */
const nearEnd = 10;

/** How long the code on screen still works, as a ring and in words. */
export function SecondsRing({ secondsLeft, of }: { secondsLeft: number; of: number }) {
  const t = useStrings(tillStrings);
  return (
    <p className={classes(s.ring, secondsLeft <= nearEnd && s.soon)}>
      <svg viewBox="0 0 60 60" width="60" height="60" aria-hidden="true" focusable="false">
        <circle cx="30" cy="30" r={radius} className={s.ringTrack} />
        <circle
          cx="30"
          cy="30"
          r={radius}
          className={s.ringRun}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - secondsLeft / of)}
          transform="rotate(-90 30 30)"
        />
      </svg>
      <span role="timer" className={s.ringWords}>
        {t('newCodeIn', { time: clockText(secondsLeft) })}
      </span>
    </p>
  );
}
