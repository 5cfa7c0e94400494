import { useHost, useStrings } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Dialog } from '@mrw/shared-ui';
import { lazy, Suspense } from 'react';
import { QrCode } from '../coupon-code/qr-code';
import s from './store-scan.module.css';
import { scanStrings } from './strings';

const Scanner = lazy(() => import('./scanner'));

type Props = { open: boolean; onCode(code: string): void; onClose(): void };

/**
 * Scans the QR code of a store on a mobile device; elsewhere, a laptop with a camera too, it offers the app
 * instead (§6).
 */
export function StoreScan({ open, onCode, onClose }: Props) {
  const t = useStrings(scanStrings);
  const { config } = useHost();
  const mobile = isMobileDevice(navigator);
  return (
    <Dialog open={open} onClose={onClose} title={t(mobile ? 'scanTitle' : 'downloadTitle')}>
      {mobile ? (
        <Suspense fallback={<p role="status">{t('starting')}</p>}>
          <Scanner onCode={onCode} />
        </Suspense>
      ) : (
        <div className={s.download}>
          <p>{t('download')}</p>
          <QrCode value={config.links.appDownload} title={t('downloadCode')} className={s.downloadCode} />
        </div>
      )}
    </Dialog>
  );
}
