import { useStrings } from '@mrw/shared-contracts';
import {
  Button,
  CardGrid,
  EmptyState,
  gridColumns,
  ListFailure,
  ProgressLine,
  ReadFailure,
  SkeletonCards,
} from '@mrw/shared-ui';
import { MoreItems } from '@mrw/shared-ui/more-items';
import { LazyStoreMap, MapSkeleton } from './lazy-store-map';
import { StoreCard } from './store-card';
import { hasFilters, type Shown, type StoreFilters } from './store-filters';
import { directoryStrings } from './strings';
import s from './store-list.module.css';
import type { DirectoryList } from './use-directory-list';

type Props = {
  list: DirectoryList;
  shown: Shown;
  busy: boolean;
  filters: StoreFilters;
  name: string;
  onClear(): void;
};

/** The stores that match, as cards or on the map. */
export function StoreList({ list, shown, busy, filters, name, onClear }: Props) {
  const t = useStrings(directoryStrings);
  const limited = name !== '' || hasFilters(filters);
  return (
    <section aria-label={t('stores')} aria-busy={busy}>
      <ProgressLine busy={busy} />
      {list.state === 'loading' &&
        (shown === 'map' ? <MapSkeleton /> : <SkeletonCards ratio="4/3" columns={gridColumns.stores} />)}
      {list.state === 'failed' && <ReadFailure failure={list.failure} onRetry={list.refresh} />}
      <ListFailure list={list} />
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
          {list.found !== null && (
            <p role="status" className={s.found}>
              {t('found', { count: list.found })}
            </p>
          )}
          {shown === 'map' ? <LazyStoreMap stores={list.matching} /> : <Cards list={list} />}
        </>
      )}
    </section>
  );
}

/** More load near the end of the page. */
function Cards({ list }: { list: DirectoryList }) {
  const t = useStrings(directoryStrings);
  return (
    <>
      <CardGrid columns={gridColumns.stores} label={t('stores')} masonry>
        {list.items.map(({ store, metres }, index) => (
          <StoreCard key={store.id} store={store} metres={metres} priority={index === 0} />
        ))}
      </CardGrid>
      <MoreItems
        list={list}
        failure={t('moreFailed')}
        ahead={<SkeletonCards ratio="4/3" columns={gridColumns.stores} />}
      />
    </>
  );
}
