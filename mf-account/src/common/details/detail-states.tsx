import { failureOf, readingOf, type ApiFailure } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  ProgressLine,
  ReadFailure,
  RereadFailure,
  useMinimumVisible,
  type EmptyStateProps,
  type Elements,
} from '@mrw/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { RowSkeletons } from '../lists/list-states';

type Props<Detail> = {
  query: UseQueryResult<Detail>;
  /** True for transactions: any failure is shown as unreachable (§8). */
  outOfReach?: boolean;
  /** What stands for a record that does not exist; without it another try is offered. */
  gone?: EmptyStateProps;
  children(detail: Detail): Elements;
};

/** The states of one record: skeleton, gone, failure, and content, which stays while it is read again. */
export function DetailStates<Detail>({ query, outOfReach = false, gone, children }: Props<Detail>) {
  const reading = readingOf(query);
  const busy = useMinimumVisible(query.isFetching, minimumVisible.firstLoad);
  const again = () => void query.refetch();
  const content = () => {
    if (reading.state === 'loading') return <RowSkeletons />;
    if (reading.state === 'ready')
      return (
        <>
          <RereadFailure failed={reading.failure !== null} onRetry={again} />
          {children(reading.data)}
        </>
      );
    if (reading.state === 'gone' && gone) return <EmptyState {...gone} />;
    const failure: ApiFailure = outOfReach ? { kind: 'network' } : failureOf(query.error);
    return <ReadFailure failure={failure} onRetry={again} />;
  };
  return (
    <div aria-busy={reading.state === 'loading'}>
      <ProgressLine busy={busy} />
      {content()}
    </div>
  );
}
