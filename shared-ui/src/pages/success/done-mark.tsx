import s from './success.module.css';

/** An animated tick (240 ms); static with reduced motion. The text is beside it. */
export function DoneMark({ size = 72 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 72 72"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={s.mark}
    >
      <circle cx="36" cy="36" r="34" className={s.disc} />
      <path d="M21 37l10 10 20-21" pathLength="1" className={s.tick} />
    </svg>
  );
}
