import { useStrings, type ApiFailure } from '@mrw/shared-contracts';
import { Button, Dialog, ReadFailure } from '@mrw/shared-ui';
import { useNavigate } from 'react-router-dom';
import { detailStrings } from './strings';

type Props = {
  /** Null: the campaign is gone, or the address names none. */
  failure: ApiFailure | null;
  onRetry(): void;
};

/** Shown instead of a campaign; OK leads home (§8). One that could not be read can be tried again. */
export function UnavailableDialog({ failure, onRetry }: Props) {
  const t = useStrings(detailStrings);
  const navigate = useNavigate();
  const leave = () => void navigate('/home', { replace: true });
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('unavailableTitle')}
      onClose={leave}
      actions={<Button onClick={leave}>{t('ok')}</Button>}
    >
      {failure ? (
        <ReadFailure failure={failure} message={t('notRead')} onRetry={onRetry} />
      ) : (
        <p>{t('unavailable')}</p>
      )}
    </Dialog>
  );
}
