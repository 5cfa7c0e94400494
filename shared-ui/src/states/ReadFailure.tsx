import { failureReference, useStrings, type ApiFailure } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { ErrorState, NetworkErrorState } from './ErrorState';
import { stateStrings } from './strings';

export type ReadFailureProps = {
  /** Why; null when it is not known. */
  failure: ApiFailure | null;
  /** For an answer that was none; the generic sentence of §8 by default. */
  message?: ReactNode;
  onRetry(): void;
  /** The retry is running. */
  busy?: boolean | undefined;
};

/** Content that could not be read: the network did not answer, or the server answered with something else (§8). */
export function ReadFailure({ failure, message, onRetry, busy }: ReadFailureProps) {
  const t = useStrings(stateStrings);
  if (failure?.kind === 'network' || failure?.kind === 'timeout')
    return <NetworkErrorState onRetry={onRetry} busy={busy} />;
  return (
    <ErrorState
      message={message ?? t('failed')}
      reference={failureReference(failure)}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
