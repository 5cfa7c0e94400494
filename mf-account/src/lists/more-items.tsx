import type { PagedList } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import { LoadMore, useMinimumVisible } from '@mrw/shared-ui';

type Props = {
  list: PagedList<unknown>;
  /** Pixels before the end; 100 on pages, 50 in panes and modals. */
  distance?: number;
  scrollParent?: Element | null;
};

/** Goes on with a list near its end; the indicator stays for at least 1 s. */
export function MoreItems({ list, distance = scrollDistance.page, scrollParent }: Props) {
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
    />
  );
}
