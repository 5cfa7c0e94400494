import { failureOf } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { ProgressLine, ReadFailure, RereadFailure, useMinimumVisible } from '@mrw/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../lists/list-states';

type Props<Detail> = {
  reading: UseQueryResult<Detail>;
  /** True for transactions: any failure is shown as unreachable (§8). */
  outOfReach?: boolean;
  children(detail: Detail): ReactNode;
};

/** The states of one record: skeleton, failure, and content, which stays while it is read again. */
export function DetailStates<Detail>({ reading, outOfReach = false, children }: Props<Detail>) {
  const { data, error, isPending, isError, isFetching, refetch } = reading;
  const busy = useMinimumVisible(isFetching, minimumVisible.firstLoad);
  return (
    <div aria-busy={isPending}>
      <ProgressLine busy={busy} />
      {isPending && <RowSkeletons />}
      {isError && data === undefined && (
        <ReadFailure
          failure={outOfReach ? { kind: 'network' } : failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <>
          <RereadFailure failed={isError} onRetry={() => void refetch()} />
          {children(data)}
        </>
      )}
    </div>
  );
}
