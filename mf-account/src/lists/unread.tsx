import type { ApiFailure } from '@mrw/shared-contracts';
import { NetworkErrorState, ReadFailure, type ReadFailureProps } from '@mrw/shared-ui';

/** Transactions that cannot be read count as out of reach, whatever the server answered (§8). */
export type UnreadProps = Pick<ReadFailureProps, 'onRetry' | 'busy'> & {
  failure: ApiFailure | null;
  outOfReach: boolean;
};

/** A list or a record of the account that could not be read. */
export function Unread({ failure, outOfReach, onRetry, busy }: UnreadProps) {
  return outOfReach ? (
    <NetworkErrorState onRetry={onRetry} busy={busy} />
  ) : (
    <ReadFailure failure={failure} onRetry={onRetry} busy={busy} />
  );
}
