import { useHost, useStrings } from '@mrw/shared-contracts';
import { ConfirmDialog } from '@mrw/shared-ui';
import { strings } from './strings';

/** Nothing changes before the confirmation (§2). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useStrings(strings);
  const { auth } = useHost();
  return (
    <ConfirmDialog
      open={open}
      title={t('title')}
      message={t('message')}
      confirmLabel={t('confirm')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void auth.logout('asked');
      }}
    />
  );
}
