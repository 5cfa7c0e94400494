import { classes, usePhone } from '@mrw/shared-ui';
import type { ReactNode, Ref } from 'react';
import s from './master-detail.module.css';

type Props = {
  list: ReactNode;
  /** Content of the panel; null while there is nothing to select. */
  detail: ReactNode;
  detailLabel: string;
  /** Whether a long list scrolls in its pane or with the page, beside a panel that stays. */
  scroll: 'pane' | 'page';
  ref?: Ref<HTMLDivElement>;
};

/** A list with the selected entry beside it; on phones the list alone, whose entries are pages (§2). */
export function MasterDetail({ list, detail, detailLabel, scroll, ref }: Props) {
  const phone = usePhone();
  if (phone) return <div ref={ref}>{list}</div>;
  const pane = scroll === 'pane';
  return (
    <div className={classes(pane ? s.panes : s.columns, detail === null && s.alone)}>
      <div ref={ref} className={pane ? s.list : s.card}>
        {list}
      </div>
      {detail !== null && (
        <section aria-label={detailLabel} className={pane ? s.detail : s.sticky}>
          {detail}
        </section>
      )}
    </div>
  );
}
