import type { Level } from '@mrw/shared-contracts/api/levels';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { NetworkErrorState, ProgressLine, useMinimumVisible } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../lists/list-states';
import { useLevels } from './use-levels';

/** Draws what needs the levels, and the states until they are there. */
export function LevelsStates({ children }: { children(levels: readonly Level[]): ReactNode }) {
  const { data, isError, isFetching, refetch } = useLevels();
  const busy = useMinimumVisible(isFetching, minimumVisible.firstLoad);
  return (
    <div aria-busy={isFetching}>
      <ProgressLine busy={busy} />
      {data && children(data)}
      {!data && !isError && <RowSkeletons />}
      {!data && isError && <NetworkErrorState onRetry={() => void refetch()} busy={isFetching} />}
    </div>
  );
}
