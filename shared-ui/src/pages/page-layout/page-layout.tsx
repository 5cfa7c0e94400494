import type { ReactNode } from 'react';
import { classes } from '../../classes';
import hidden from '../../hidden.module.css';
import { Skeleton } from '../../content/progress/skeleton';
import { Breadcrumb, type Crumb } from './breadcrumb';
import s from './layout.module.css';

export type PageLayoutProps = {
  /** The level-1 heading of the page. Absent when the content contains it. */
  title?: ReactNode;
  /** True: for screen readers and the window title only, while the heading of the content is loading. */
  titleHidden?: boolean;
  /** True: reserves the space of an unknown title, for example while the code of a page is loading. */
  titleShape?: boolean;
  breadcrumb?: readonly Crumb[];
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** 1200 px, 720 px for reading, 480 px for one message and one action. */
  width?: 'full' | 'reading' | 'narrow';
};

/**
 * The frame of a page between header and footer.
 *
 * @example
 * ```tsx
 * import { PageLayout, Section } from '@mrw/shared-ui';
 *
 * export const AboutPoints = () => (
 *   <PageLayout title="About points" width="reading">
 *     <Section title="How they expire">
 *       <p>At the end of the next year.</p>
 *     </Section>
 *   </PageLayout>
 * );
 * ```
 */
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
      {/* eslint-disable-next-line mrw/text-has-own-element -- what a page holds is elements; the type is published */}
      {children}
    </div>
  );
}
