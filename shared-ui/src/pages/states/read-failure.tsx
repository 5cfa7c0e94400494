import { failureReference, useStrings, type ApiFailure, type RecordReading } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { ErrorState, NetworkErrorState, PartialFailure } from './error-state';
import { Notice } from './notice';
import { RereadFailure } from './reread-failure';
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

export type PartFailureProps = {
  reading: RecordReading<unknown>;
  /** Says which part could not be read. */
  message: ReactNode;
  onRetry(): void;
};

/** What is wrong with one part of a working page: it is gone, could not be read, or may be old. A line, not a panel. */
export function PartFailure({ reading, message, onRetry }: PartFailureProps) {
  const t = useStrings(stateStrings);
  switch (reading.state) {
    case 'loading':
      return null;
    case 'gone':
      return <Notice live>{t('gone')}</Notice>;
    case 'failed':
      return <PartialFailure message={message} onRetry={onRetry} />;
    case 'ready':
      return <RereadFailure failed={reading.failure !== null} onRetry={onRetry} />;
  }
}
