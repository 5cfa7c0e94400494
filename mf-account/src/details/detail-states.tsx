import { minimumVisible } from '@mrw/shared-contracts/constants';
import { NetworkErrorState, ProgressLine, useMinimumVisible } from '@mrw/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../lists/list-states';

type Props<Detail> = { reading: UseQueryResult<Detail>; children(detail: Detail): ReactNode };

/** The states of one record: its geometry while it is read, a failure, and itself, which stays while it is read again. */
export function DetailStates<Detail>({ reading, children }: Props<Detail>) {
  const { data, isPending, isError, isFetching, refetch } = reading;
  const busy = useMinimumVisible(isFetching, minimumVisible.firstLoad);
  return (
    <div aria-busy={isPending}>
      <ProgressLine busy={busy} />
      {isPending && <RowSkeletons />}
      {isError && data === undefined && (
        <NetworkErrorState onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && children(data)}
    </div>
  );
}
