import { useHost, useStrings } from '@mrw/shared-contracts';
import { Dialog } from '@mrw/shared-ui';
import { QRCodeSVG } from 'qrcode.react';
import s from './dialogs.module.css';
import { earningStrings } from './strings';

/** On a desktop the native app is the way (§6). */
export function AppDialog({ onClose }: { onClose(): void }) {
  const t = useStrings(earningStrings);
  const { config } = useHost();
  return (
    <Dialog open title={t('appTitle')} onClose={onClose}>
      <p>{t('appText')}</p>
      <div className={s.code}>
        <QRCodeSVG
          value={config.links.appDownload}
          size={240}
          level="M"
          marginSize={4}
          title={t('appCode')}
        />
      </div>
    </Dialog>
  );
}
