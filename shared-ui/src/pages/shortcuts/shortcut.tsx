import { Icon, type IconName } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import s from './shortcuts.module.css';

type Props = {
  icon: IconName;
  title: string;
  /** One line below the title. */
  text: string;
  /** What a press does, in a word. */
  action?: string;
  /** Without a page the line only informs. */
  to?: string;
};

/** One line that leads to another page: what it is, what it is worth, what a press does. */
export function Shortcut({ icon, title, text, action, to }: Props) {
  const content: ReactNode = (
    <>
      <Icon name={icon} size={20} className={s.icon} />
      <span className={s.words}>
        <span className={s.title}>{title}</span> <span className={s.text}>{text}</span>
      </span>
      {action && <span className={s.action}>{action}</span>}
      {to && <Icon name="chevron-right" size={20} className={s.more} />}
    </>
  );
  return to ? (
    <Link to={to} className={s.shortcut}>
      {content}
    </Link>
  ) : (
    <p className={s.shortcut}>{content}</p>
  );
}
