import { useStrings } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { Button } from '../../controls/buttons/button';
import { Drawing, type DrawingName } from './drawings';
import s from './state.module.css';
import { stateStrings } from './strings';

export type ErrorStateProps = {
  /** A plain sentence with a next step. */
  message: ReactNode;
  /** The code for customer service. */
  reference?: string | undefined;
  onRetry?(): void;
  /** The retry is running. */
  busy?: boolean | undefined;
  illustration?: DrawingName;
};

/** A section that failed to load. */
export function ErrorState({ message, reference, onRetry, busy, illustration = 'sign' }: ErrorStateProps) {
  const t = useStrings(stateStrings);
  return (
    <div role="alert" className={s.state}>
      <Drawing name={illustration} className={s.drawing} />
      <p className={s.message}>{message}</p>
      {reference && <p className={s.reference}>{t('reference', { reference })}</p>}
      {onRetry && (
        <div className={s.action}>
          <Button variant="outline" icon="refresh" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The network did not respond. */
export function NetworkErrorState({ onRetry, busy }: { onRetry(): void; busy?: boolean | undefined }) {
  const t = useStrings(stateStrings);
  return <ErrorState message={t('network')} onRetry={onRetry} busy={busy} illustration="offline" />;
}

/** One failed section of a working page: a line, not a panel. */
export function PartialFailure({ message, onRetry }: { message: ReactNode; onRetry(): void }) {
  const t = useStrings(stateStrings);
  return (
    <div role="alert" className={s.partial}>
      <p>{message}</p>
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
