import { useStrings } from '@mrw/shared-contracts';
import { clockText } from './clock-text';
import { tillStrings } from './strings';
import s from './till.module.css';

const radius = 26;
const circumference = 2 * Math.PI * radius;
/** The limit below which the ring changes its colour. */
const nearEnd = 10;

type Props = {
  /** Whole seconds, from 0 to `of`. */
  secondsLeft: number;
  /** Lifetime of a new code in seconds. */
  of: number;
  /** No code follows. */
  last?: boolean | undefined;
};

/** The remaining validity of a code on a white screen, as a ring and as text. */
export function SecondsRing({ secondsLeft, of, last }: Props) {
  const t = useStrings(tillStrings);
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
        {t(last ? 'endsIn' : 'newCodeIn', { time: clockText(secondsLeft) })}
      </span>
    </p>
  );
}
