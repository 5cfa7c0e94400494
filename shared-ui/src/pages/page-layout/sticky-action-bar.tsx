import type { ReactNode } from 'react';
import { classes } from '../../classes';
import s from './layout.module.css';

/**
 * The action of a page: at the lower edge on phones, above the navigation bar of the site, inline on desktop. Must be
 * the last part of a PageLayout. The bars of the site are hidden while its page is scrolled.
 */
export function StickyActionBar({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={s.space} />
      <div className={s.bar} data-action-bar="">
        {summary && <div className={s.summary}>{summary}</div>}
        <div className={classes(s.buttons, !summary && s.alone)}>{children}</div>
      </div>
    </>
  );
}
