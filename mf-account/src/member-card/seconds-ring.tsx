import { useStrings } from '@mrw/shared-contracts';
import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { classes } from '@mrw/shared-ui';
import { clockText } from './clock-text';
import { memberCardStrings } from './strings';
import s from './till-mode.module.css';

const radius = 16;
const circumference = 2 * Math.PI * radius;
/** From here on the ring changes its tone. */
const nearEnd = 10;

/** How long the code is still good, as a ring and in words. */
export function SecondsRing({ secondsLeft }: { secondsLeft: number }) {
  const t = useStrings(memberCardStrings);
  const gone = 1 - (secondsLeft * 1_000) / memberCardRefresh;
  return (
    <p className={classes(s.ring, secondsLeft <= nearEnd && s.soon)}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r={radius} className={s.track} />
        <circle
          cx="20"
          cy="20"
          r={radius}
          className={s.run}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * gone}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span role="timer" className={s.words}>
        {t('newCodeIn', { time: clockText(secondsLeft) })}
      </span>
    </p>
  );
}
