import type { ReactNode } from 'react';
import { classes } from '../classes';
import hidden from '../hidden.module.css';
import { Skeleton } from '../progress/Skeleton';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import s from './layout.module.css';

export type PageLayoutProps = {
  /** The page's one level-1 heading. Absent where the page draws its own. */
  title?: ReactNode;
  /** True: for screen readers and the name of the window only, while the page's own heading is still loading. */
  titleHidden?: boolean;
  /** True: the place of a title that is not known yet, as while the code of a page is on its way. */
  titleShape?: boolean;
  breadcrumb?: readonly Crumb[];
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** 1200 px, 720 px for reading, 480 px for one message and one action. */
  width?: 'full' | 'reading' | 'narrow';
};

/** The frame of a page between header and footer. */
export function PageLayout({
  title,
  titleHidden = false,
  titleShape = false,
  breadcrumb,
  actions,
  children,
  width = 'full',
}: PageLayoutProps) {
  const visible = titleHidden ? undefined : title;
  return (
    <div className={classes(s.page, width !== 'full' && s[width])}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      {titleHidden && title && <h1 className={hidden.visuallyHidden}>{title}</h1>}
      {(visible || titleShape || actions) && (
        <div className={s.head}>
          {visible && <h1 className={s.title}>{visible}</h1>}
          {titleShape && (
            <div className={s.title}>
              <Skeleton width="8em" />
            </div>
          )}
          {actions && <div className={s.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
