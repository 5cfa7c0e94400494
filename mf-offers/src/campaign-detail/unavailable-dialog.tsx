import { useStrings, type ApiFailure } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { useNavigate } from 'react-router-dom';
import { detailStrings } from './strings';

/** Shown when a campaign cannot be read; OK leads home (§8). Without a response Retry is offered too. */
export function UnavailableDialog({ failure, onRetry }: { failure: ApiFailure | null; onRetry(): void }) {
  const t = useStrings(detailStrings);
  const navigate = useNavigate();
  const leave = () => void navigate('/home', { replace: true });
  const noAnswer = failure?.kind === 'network' || failure?.kind === 'timeout';
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('unavailableTitle')}
      onClose={leave}
      actions={
        <>
          {noAnswer && (
            <Button variant="outline" icon="refresh" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          <Button onClick={leave}>{t('ok')}</Button>
        </>
      }
    >
      <p>{t(noAnswer ? 'noAnswer' : 'unavailable')}</p>
    </Dialog>
  );
}
