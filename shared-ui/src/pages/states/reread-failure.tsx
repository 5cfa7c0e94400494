import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '../../basics/viewport/online';
import { PartialFailure } from './error-state';
import s from './state.module.css';
import { stateStrings } from './strings';

/** Shown above content that failed to reload. Absent offline, when the strip of the page shows its age. */
export function RereadFailure({ failed, onRetry }: { failed: boolean; onRetry(): void }) {
  const t = useStrings(stateStrings);
  const online = useOnline();
  return (
    failed &&
    online && (
      <div className={s.reread}>
        <PartialFailure message={t('outOfDate')} onRetry={onRetry} />
      </div>
    )
  );
}
