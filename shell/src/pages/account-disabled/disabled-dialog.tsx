import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { strings } from './strings';

/** Tells a member whose account was disabled why the session ended (§4, Q-041). */
export function DisabledDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useStrings(strings);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      role="alertdialog"
      actions={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      {t('message')}
    </Dialog>
  );
}
