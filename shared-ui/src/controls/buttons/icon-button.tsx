import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import s from './button.module.css';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'aria-label'
> & {
  /** The action of a press; read aloud and shown as a hint. */
  label: string;
  icon: IconName;
  /** The action is running: presses do nothing, and the button keeps the focus. */
  busy?: boolean;
  /** It leads no further, perhaps by its last press: presses do nothing, and the button keeps the focus. */
  atEnd?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A 48 px round button, for actions with a well-known icon. Navigation needs text. */
export function IconButton({
  label,
  icon,
  type = 'button',
  busy = false,
  atEnd = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const isOff = busy || atEnd;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      className={s.icon}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
