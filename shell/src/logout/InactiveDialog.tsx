import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { strings } from './strings';

/** Tells a member whose account was disabled why the session ended (§4, Q-041). */
export function InactiveDialog() {
  const t = useStrings(strings);
  const { bus } = useHost();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      bus.on('logout', ({ reason }) => {
        if (reason === 'inactive') setOpen(true);
      }),
    [bus],
  );
  const close = () => {
    setOpen(false);
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
