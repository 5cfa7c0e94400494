import { useStrings, type PagedList } from '@mrw/shared-contracts';
import { PartialFailure } from './error-state';
import { RereadFailure } from './reread-failure';
import { stateStrings } from './strings';

export type ListFailureProps = {
  list: Pick<PagedList<unknown>, 'state' | 'failure' | 'moreFailed' | 'unread' | 'refresh'>;
};

/**
 * Above a list that was read: it failed to reload, or some of its entries could not be read.
 *
 * @example
 * ```tsx
 * import type { PagedList } from '@mrw/shared-contracts';
 * import { ListFailure, LoadMore } from '@mrw/shared-ui';
 *
 * export const Names = ({ list }: { list: PagedList<{ id: string; name: string }> }) => (
 *   <>
 *     <ListFailure list={list} />
 *     <ul>
 *       {list.items.map(({ id, name }) => (
 *         <li key={id}>{name}</li>
 *       ))}
 *     </ul>
 *     <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={list.loadMore} />
 *   </>
 * );
 * ```
 */
export function ListFailure({ list }: ListFailureProps) {
  const t = useStrings(stateStrings);
  const isOld = list.failure !== null && !list.moreFailed;
  if (list.state === 'loading' || list.state === 'failed') return null;
  if (list.unread > 0 && !isOld) return <PartialFailure message={t('someUnread')} onRetry={list.refresh} />;
  return <RereadFailure failed={isOld} onRetry={list.refresh} />;
}
