import { useHost, useStrings } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Dialog } from '@mrw/shared-ui';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { Scanner } from '@mrw/shared-ui/scanner';
import s from './store-scan.module.css';
import { scanStrings } from './strings';

type Props = { open: boolean; onCode(code: string): void; onClose(): void };

/**
 * Scans the QR code of a store on a mobile device; elsewhere, also on a laptop with a camera, it refers to the app
 * (§6).
 */
export function StoreScan({ open, onCode, onClose }: Props) {
  const t = useStrings(scanStrings);
  const { config } = useHost();
  const mobile = isMobileDevice(navigator);
  return (
    <Dialog open={open} onClose={onClose} title={t(mobile ? 'scanTitle' : 'downloadTitle')}>
      {mobile ? (
        <Scanner
          words={{ aim: t('aim'), noCamera: t('noCamera'), denied: t('denied'), failed: t('failed') }}
          failedToast={() => t('failed')}
          onCode={onCode}
        />
      ) : (
        <div className={s.download}>
          <p>{t('download')}</p>
          <QrCode value={config.links.appDownload} title={t('downloadCode')} className={s.downloadCode} />
        </div>
      )}
    </Dialog>
  );
}
