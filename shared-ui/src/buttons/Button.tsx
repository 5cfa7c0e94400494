import { useId, useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import s from './button.module.css';

/** One filled button per view; danger is outlined in red. */
export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: ButtonVariant;
  /** The action is running: presses do nothing, the width stays. */
  busy?: boolean;
  /** Replaces the label while busy ("Redeeming…"). */
  busyLabel?: string;
  /** Shown beneath a disabled button: why, and what would enable it. */
  disabledReason?: ReactNode;
  icon?: IconName;
  /** Takes the whole line. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  variant = 'filled',
  busy = false,
  busyLabel,
  disabledReason,
  icon,
  wide = false,
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
    // Also stops the form that a busy submit button would send a second time.
    if (busy || isPressed.current) {
      event.preventDefault();
      return;
    }
    // A second press before the first is drawn would find the button as the first did.
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
      className={classes(s.button, s[variant], wide && s.wide, busy && s.busy)}
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
  // The same element before and after, so that the button keeps the focus when it becomes enabled.
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
