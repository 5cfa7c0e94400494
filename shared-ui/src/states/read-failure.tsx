import { failureReference, useStrings, type ApiFailure } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { ErrorState, NetworkErrorState } from './error-state';
import { stateStrings } from './strings';

export type ReadFailureProps = {
  /** The cause; null when it is unknown. */
  failure: ApiFailure | null;
  /** The text for a failed response; the generic sentence of §8 by default. */
  message?: ReactNode;
  onRetry(): void;
  /** The retry is running. */
  busy?: boolean | undefined;
};

/** Content that could not be read: no response, or an error of the server (§8). */
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
