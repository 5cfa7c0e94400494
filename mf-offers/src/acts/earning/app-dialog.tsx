import { useHost, useStrings } from '@mrw/shared-contracts';
import { Dialog } from '@mrw/shared-ui';
import { QrCode } from '@mrw/shared-ui/qr-code';
import s from './dialogs.module.css';
import { earningStrings } from './strings';

/** On a desktop the action needs the native app (§6). */
export function AppDialog({ onClose }: { onClose(): void }) {
  const t = useStrings(earningStrings);
  const { config } = useHost();
  return (
    <Dialog open title={t('appTitle')} onClose={onClose}>
      <p>{t('appText')}</p>
      <div className={s.code}>
        <QrCode value={config.links.appDownload} title={t('appCode')} />
      </div>
    </Dialog>
  );
}
