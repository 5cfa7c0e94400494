import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import {
  Button,
  CardGrid,
  EmptyState,
  gridColumns,
  LoadMore,
  PartialFailure,
  ProgressLine,
  ReadFailure,
  RereadFailure,
  SkeletonCards,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { StoreCard } from './store-card';
import { hasFilters, type StoreFilters } from './store-filters';
import { directoryStrings } from './strings';
import s from './store-list.module.css';
import type { DirectoryList } from './use-directory-list';

type Props = { list: DirectoryList; busy: boolean; filters: StoreFilters; name: string; onClear(): void };

/** The stores that match; more load near the end of the page. */
export function StoreList({ list, busy, filters, name, onClear }: Props) {
  const t = useStrings(directoryStrings);
  const limited = name !== '' || hasFilters(filters);
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  return (
    <section aria-label={t('stores')} aria-busy={busy}>
      <ProgressLine busy={busy} />
      {list.state === 'loading' && <SkeletonCards ratio="4/3" columns={gridColumns.stores} />}
      {list.state === 'failed' && (
        <ReadFailure failure={list.failure} onRetry={list.refresh} busy={list.refreshing} />
      )}
      {list.state === 'empty' && (
        <EmptyState
          illustration="store"
          message={t(name !== '' ? 'noneNamed' : limited ? 'noneMatch' : 'noneYet', { name })}
          action={
            limited && (
              <Button variant="outline" onClick={onClear}>
                {t(name === '' ? 'clear' : 'clearAll')}
              </Button>
            )
          }
        />
      )}
      {list.state === 'ready' && (
        <>
          <RereadFailure failed={list.failure !== null && !list.moreFailed} onRetry={list.refresh} />
          {list.found !== null && (
            <p role="status" className={s.found}>
              {t('found', { count: list.found })}
            </p>
          )}
          <CardGrid columns={gridColumns.stores} label={t('stores')} masonry>
            {list.items.map(({ store, metres }, index) => (
              <StoreCard key={store.id} store={store} metres={metres} priority={index === 0} />
            ))}
          </CardGrid>
          {list.moreFailed && <PartialFailure message={t('moreFailed')} onRetry={list.loadMore} />}
          <LoadMore
            hasMore={list.hasMore}
            loading={loadingMore}
            onLoadMore={list.loadMore}
            distance={scrollDistance.page}
            shown={list.items.length}
            paused={list.moreFailed}
            ahead={<SkeletonCards ratio="4/3" columns={gridColumns.stores} />}
          />
        </>
      )}
    </section>
  );
}
