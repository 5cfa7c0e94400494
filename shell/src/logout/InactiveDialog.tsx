import { useStateStream, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { useKernel } from '../site/kernel-context';
import { strings } from './strings';

/** Tells a member whose account was disabled why the session ended (§4, Q-041). */
export function InactiveDialog() {
  const t = useStrings(strings);
  const { disabled$ } = useKernel();
  const open = useStateStream(disabled$);
  const close = () => {
    disabled$.next(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('inactiveTitle')}
      role="alertdialog"
      actions={<Button onClick={close}>{t('ok')}</Button>}
    >
      {t('inactive')}
    </Dialog>
  );
}
