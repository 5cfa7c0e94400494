import { useId, useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import s from './button.module.css';

/** One filled button per view; danger is outlined in red. */
export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: ButtonVariant;
  /** The action is running: presses do nothing, the width stays. */
  busy?: boolean;
  /** Replaces the label while busy ("Redeeming…"). */
  busyLabel?: string;
  /** Shown below a disabled button: why, and what would enable it. */
  disabledReason?: ReactNode;
  icon?: IconName;
  /** Takes the whole line. */
  wide?: boolean;
  /** Appearance only: a press is possible and shows why the action is not. */
  muted?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button; `busy` shows progress and takes no press, `disabledReason` stands below it and is read out. */
export function Button({
  variant = 'filled',
  busy = false,
  busyLabel,
  disabledReason,
  icon,
  wide = false,
  muted = false,
  disabled,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const reason = disabled && disabledReason ? disabledReason : null;
  const isPressed = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a second submit by a busy submit button.
    if (busy || isPressed.current) {
      event.preventDefault();
      return;
    }
    // A second press before the next render would see the button unchanged.
    isPressed.current = true;
    queueMicrotask(() => {
      isPressed.current = false;
    });
    onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={classes(s.button, s[variant], wide && s.wide, muted && s.muted, busy && s.busy)}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={classes(rest['aria-describedby'], reason !== null && reasonId)}
      onClick={press}
    >
      {busy ? (
        <Icon name="spinner" size={20} className={s.spinner} />
      ) : (
        icon && <Icon name={icon} size={20} className={s.picture} />
      )}
      <span className={s.labels}>
        {busy && busyLabel && (
          <span aria-hidden="true" className={classes(s.label, s.ghost)}>
            {children}
          </span>
        )}
        <span className={s.label}>{busy && busyLabel ? busyLabel : children}</span>
      </span>
    </button>
  );
  if (disabledReason === undefined) return button;
  // The same element before and after: the button keeps the focus when it becomes enabled.
  return (
    <span className={classes(s.withReason, wide && s.wideReason)}>
      {button}
      {reason !== null && (
        <span id={reasonId} className={s.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
