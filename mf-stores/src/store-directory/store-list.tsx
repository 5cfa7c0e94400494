import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import {
  Button,
  CardGrid,
  EmptyState,
  ErrorState,
  gridColumns,
  LoadMore,
  NetworkErrorState,
  PartialFailure,
  ProgressLine,
  SkeletonCards,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { noAnswer } from '../no-answer';
import { StoreCard } from './store-card';
import { hasFilters, type StoreFilters } from './store-filters';
import { directoryStrings } from './strings';
import { useStores } from './use-stores';

type Props = { filters: StoreFilters; onClear(): void };

const firstRow = 3;

/** The stores that match, with more of them near the end of the page. */
export function StoreList({ filters, onClear }: Props) {
  const t = useStrings(directoryStrings);
  const list = useStores(filters);
  const reading = useMinimumVisible(list.state === 'loading' || list.refreshing, minimumVisible.firstLoad);
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  return (
    <section aria-label={t('stores')} aria-busy={reading}>
      <ProgressLine busy={reading} />
      {list.state === 'loading' && <SkeletonCards ratio="4/3" columns={gridColumns.stores} />}
      {list.state === 'failed' &&
        (noAnswer(list.failure) ? (
          <NetworkErrorState onRetry={list.refresh} busy={list.refreshing} />
        ) : (
          <ErrorState message={t('failed')} onRetry={list.refresh} busy={list.refreshing} />
        ))}
      {list.state === 'empty' && (
        <EmptyState
          illustration="store"
          message={t(hasFilters(filters) ? 'noneMatch' : 'noneYet')}
          action={
            hasFilters(filters) && (
              <Button variant="outline" onClick={onClear}>
                {t('clear')}
              </Button>
            )
          }
        />
      )}
      {list.state === 'ready' && (
        <>
          <CardGrid columns={gridColumns.stores} label={t('stores')}>
            {list.items.map((store, index) => (
              <StoreCard key={store.id} store={store} priority={index < firstRow} />
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
          />
        </>
      )}
    </section>
  );
}
