import type { PagedList } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import { LoadMore, useMinimumVisible } from '@mrw/shared-ui';
import { RowSkeletons } from './list-states';

type Props = {
  list: PagedList<unknown>;
  /** Pixels before the end; 100 on pages, 50 in panes and modals. */
  distance?: number;
  scrollParent?: Element | null;
  /** True: the shape of the next rows keeps the footer where it is. */
  ahead?: boolean;
};

/** Goes on with a list near its end; the indicator stays for at least 1 s. */
export function MoreItems({
  list,
  distance = scrollDistance.page,
  scrollParent,
  ahead = distance === scrollDistance.page,
}: Props) {
  const loading = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  return (
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
  );
}
