import type { PagedList } from '@mrw/shared-contracts';
import { useStrings } from '@mrw/shared-contracts';
import { limits, minimumVisible } from '@mrw/shared-contracts/constants';
import {
  Card,
  ListFailure,
  PartialFailure,
  ProgressLine,
  Section,
  useMinimumVisible,
  type Elements,
} from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../common/lists/list-states';
import s from './profile.module.css';
import { profileStrings } from './strings';

type Props<Item> = {
  title: string;
  list: PagedList<Item>;
  viewAll: ReactNode;
  children(items: readonly Item[]): Elements;
};

/** The first 5 rows of a list (§9). A failed one becomes a line; the rest of the page works. */
export function Summary<Item>({ title, list, viewAll, children }: Props<Item>) {
  const t = useStrings(profileStrings);
  const reading = list.state === 'loading' || list.refreshing;
  const busy = useMinimumVisible(reading, minimumVisible.firstLoad);
  return (
    <Card>
      <Section title={title} action={viewAll}>
        <div aria-busy={reading}>
          <ProgressLine busy={busy} />
          {list.state === 'loading' && <RowSkeletons />}
          {list.state === 'failed' && (
            <PartialFailure message={t('notRead', { title })} onRetry={list.refresh} />
          )}
          <ListFailure list={list} />
          {list.state === 'empty' && <p className={s.none}>{t('noRecord')}</p>}
          {list.state === 'ready' && children(list.items.slice(0, limits.summaryRows))}
        </div>
      </Section>
    </Card>
  );
}
