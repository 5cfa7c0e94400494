import s from './progress-bar.module.css';

/** Progress in the colour of the surrounding text. @param props.percent whole, 0 to 100 */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
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
  );
}
