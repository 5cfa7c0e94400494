import type { PagedList } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import { LoadMore, PartialFailure, useMinimumVisible } from '@mrw/shared-ui';
import type { ReactNode } from 'react';

export type MoreItemsProps = {
  list: Pick<PagedList<unknown>, 'items' | 'loadingMore' | 'moreFailed' | 'hasMore' | 'loadMore'>;
  /** The line that is shown when the next page failed, with Retry. */
  failure: string;
  /** Pixels before the end: 100 on pages, 50 in panes and pickers. */
  distance?: number;
  /** The scrolling element, when it is neither the page nor a dialog. */
  scrollParent?: Element | null;
  /** True: the next page waits for a press instead of scrolling. */
  byHand?: boolean;
  /** Skeletons that keep the content after the list in its place; for lists that scroll with the page. */
  ahead?: ReactNode;
};

/** Loads the next page near the end of a list; the indicator stays for at least 1 s. */
export function MoreItems(props: MoreItemsProps) {
  const { list, failure, distance = scrollDistance.page, scrollParent, byHand = false, ahead } = props;
  const loading = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  const hasMore = list.hasMore || loading;
  return (
    <>
      {list.moreFailed && <PartialFailure message={failure} onRetry={list.loadMore} />}
      {(!byHand || hasMore) && (
        <LoadMore
          hasMore={hasMore}
          loading={loading}
          onLoadMore={list.loadMore}
          distance={distance}
          {...(scrollParent === undefined ? {} : { scrollParent })}
          shown={list.items.length}
          paused={byHand || list.moreFailed}
          ahead={ahead}
        />
      )}
    </>
  );
}
