import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import s from './link.module.css';

export type TextLinkProps = Omit<LinkProps, 'className'> & {
  icon?: IconName;
  /** Part of a sentence: inherits the font weight. */
  inline?: boolean;
};

/** A link to a page of this site, rendered as text. */
export function TextLink({ icon, inline = false, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classes(s.link, inline && s.inline)}>
      {icon && <Icon name={icon} size={20} className={s.picture} />}
      <span>{children}</span>
    </Link>
  );
}
