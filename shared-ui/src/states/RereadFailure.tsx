import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '../viewport/online';
import { PartialFailure } from './ErrorState';
import s from './state.module.css';
import { stateStrings } from './strings';

/**
 * Above content that is shown although reading it again failed. Nothing without a network: the strip of the page
 * says then how old it is.
 */
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
