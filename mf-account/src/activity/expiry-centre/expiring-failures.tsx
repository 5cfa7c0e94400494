import { useStrings } from '@mrw/shared-contracts';
import { PartialFailure, RereadFailure } from '@mrw/shared-ui';
import { expiryCentreStrings } from './strings';
import type { ExpiringState } from './use-expiring';

type Props = { expiring: Pick<ExpiringState, 'failed' | 'old' | 'retry'> };

/** A line for each list that could not be read, or one for all of them, and one when what is shown may be old. */
export function ExpiringFailures({ expiring: { failed, old, retry } }: Props) {
  const t = useStrings(expiryCentreStrings);
  return (
    <>
      {failed.length === 3 ? (
        <PartialFailure message={t('notRead')} onRetry={() => retry(failed)} />
      ) : (
        failed.map((source) => (
          <PartialFailure key={source} message={t(`notRead${source}`)} onRetry={() => retry([source])} />
        ))
      )}
      <RereadFailure failed={old.length > 0} onRetry={() => retry(old)} />
    </>
  );
}
