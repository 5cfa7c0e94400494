import { useStrings, type PagedList } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import { LoadMore, PartialFailure, useMinimumVisible } from '@mrw/shared-ui';
import { RowSkeletons } from './list-states';
import { listStrings } from './strings';

type Props = {
  list: PagedList<unknown>;
  /** Pixels before the end; 100 on pages, 50 in panes and pickers, 90 % of a table in a modal. */
  distance?: number;
  scrollParent?: Element | null;
  /** True: a skeleton of the next rows keeps the footer in place. */
  ahead?: boolean;
};

/**
 * Loads the next page near the end of a list; the indicator stays for at least 1 s. A failed page is one
 * line.
 */
export function MoreItems({
  list,
  distance = scrollDistance.page,
  scrollParent,
  ahead = distance === scrollDistance.page,
}: Props) {
  const t = useStrings(listStrings);
  const loading = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  return (
    <>
      {list.moreFailed && <PartialFailure message={t('moreFailed')} onRetry={list.loadMore} />}
      <LoadMore
        hasMore={list.hasMore}
        loading={loading}
        onLoadMore={list.loadMore}
        distance={distance}
        {...(scrollParent === undefined ? {} : { scrollParent })}
        shown={list.items.length}
        paused={list.moreFailed}
        ahead={ahead && <RowSkeletons count={6} />}
      />
    </>
  );
}
