import { safeHref, useHost, useStrings } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import { VisuallyHidden } from '../../visually-hidden';
import s from './link.module.css';
import button from './button.module.css';
import type { ButtonVariant } from './button';
import { linkStrings } from './strings';

export type ExternalLinkProps = {
  /** Any text, also from a server: an unsafe address is rendered as plain text. */
  href: string | null | undefined;
  children: ReactNode;
  icon?: IconName;
  inline?: boolean;
  /** Looks like a button instead of text. */
  look?: ButtonVariant;
  wide?: boolean;
  onClick?(): void;
};

/** A link to another site (new tab), a phone number or mail address, or a page of this site, depending on `href`. */
export function ExternalLink({ href, children, icon, inline, look, wide, onClick }: ExternalLinkProps) {
  const t = useStrings(linkStrings);
  const { navigation } = useHost();
  const site = new URL(navigation.createHref('/'), document.baseURI).origin;
  const target = safeHref(href, site);
  const className = look
    ? classes(button.button, button[look], wide && button.wide)
    : classes(s.link, inline && s.inline);
  const content = (
    <>
      {icon && <Icon name={icon} size={20} className={look ? button.picture : s.picture} />}
      <span className={look && button.label}>{children}</span>
    </>
  );
  if (!target) return <span>{content}</span>;
  if (target.kind === 'inside') {
    return (
      <Link to={target.path} className={className} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (target.kind === 'contact') {
    return (
      <a href={target.href} className={className} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onClick}>
      {content}
      <Icon name="external" size={16} className={s.hint} />
      <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
    </a>
  );
}
