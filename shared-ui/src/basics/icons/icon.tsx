import { icons, type IconName } from './icons';

export type IconProps = {
  name: IconName;
  /** CSS pixels of each side. */
  size?: number;
  className?: string | undefined;
};

/** An outlined icon beside a text. It is hidden from assistive technology: the text has the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      className={className}
    >
      <path d={icons[name]} />
    </svg>
  );
}
