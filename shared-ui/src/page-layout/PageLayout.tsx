import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import s from './layout.module.css';

export type PageLayoutProps = {
  /** The page's one level-1 heading. Absent where the page draws its own. */
  title?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** 1200 px, 720 px for reading, 480 px for one message and one action. */
  width?: 'full' | 'reading' | 'narrow';
};

/** The frame of a page between header and footer. */
export function PageLayout({ title, breadcrumb, actions, children, width = 'full' }: PageLayoutProps) {
  return (
    <div className={classes(s.page, width !== 'full' && s[width])}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      {(title ?? actions) && (
        <div className={s.head}>
          {title && <h1 className={s.title}>{title}</h1>}
          {actions && <div className={s.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
