import { icons, type IconName } from './icons';

export type IconProps = {
  name: IconName;
  /** CSS pixels of each side. */
  size?: number;
  className?: string | undefined;
};

/** An outlined icon beside a text. It is hidden from assistive technology: the text has the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />
  );
}
