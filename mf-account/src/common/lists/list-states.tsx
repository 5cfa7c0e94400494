import type { PagedList } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  ListFailure,
  ProgressLine,
  ReadFailure,
  Skeleton,
  useMinimumVisible,
  type EmptyStateProps,
  type Elements,
} from '@mrw/shared-ui';
import s from './lists.module.css';
import { useReading } from './lists-refreshed';

type Props = {
  list: Pick<PagedList<unknown>, 'state' | 'failure' | 'moreFailed' | 'unread' | 'refreshing' | 'refresh'>;
  empty: EmptyStateProps;
  /** True for transactions: any failure is shown as unreachable (§8). */
  outOfReach?: boolean;
  children: Elements;
};

/** The states of every list: skeleton, failed, empty, and previous content while it is read again (§4, Q-151). */
export function ListStates({ list, empty, outOfReach = false, children }: Props) {
  const reading = useReading(list.state === 'loading' || list.refreshing);
  const busy = useMinimumVisible(reading, minimumVisible.firstLoad);
  return (
    <div aria-busy={reading}>
      <ProgressLine busy={busy} />
      {list.state === 'loading' && <RowSkeletons />}
      {list.state === 'failed' && (
        <ReadFailure failure={outOfReach ? { kind: 'network' } : list.failure} onRetry={list.refresh} />
      )}
      <ListFailure list={list} />
      {list.state === 'empty' && <EmptyState {...empty} />}
      {list.state === 'ready' && children}
    </div>
  );
}

export function RowSkeletons({ count = 5 }: { count?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={s.bone}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
