import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import type { ButtonVariant } from './button';
import s from './button.module.css';

export type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant;
  icon?: IconName;
  wide?: boolean;
};

/** A link to a page of this site that looks like a button. */
export function LinkButton({ variant = 'filled', icon, wide = false, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classes(s.button, s[variant], wide && s.wide)}>
      {icon && <Icon name={icon} size={20} className={s.picture} />}
      <span className={s.label}>{children}</span>
    </Link>
  );
}
