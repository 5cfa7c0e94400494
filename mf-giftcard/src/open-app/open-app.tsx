import { useHost, useStrings } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Button, Dialog, ExternalLink, ScreenForm } from '@mrw/shared-ui';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { useState } from 'react';
import s from './open-app.module.css';
import { openAppStrings } from './strings';

/** Opens the native app on phones; elsewhere offers its download as a QR code. */
export function OpenApp() {
  const t = useStrings(openAppStrings);
  const { config } = useHost();
  const [asking, setAsking] = useState(false);
  const mobile = isMobileDevice(navigator);
  const { appDownload } = config.links;
  return (
    <>
      <ScreenForm of="mobile" chosen={mobile}>
        <a href={`${config.appScheme}://home`} className={s.link}>
          {t('openApp')}
        </a>
      </ScreenForm>
      <ScreenForm of="stationary" chosen={!mobile}>
        <Button
          wide
          aria-haspopup="dialog"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('openApp')}
        </Button>
        <Dialog
          open={asking}
          title={t('download')}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('scan')}</p>
          <div className={s.code}>
            <QrCode value={appDownload} size={208} title={t('code')} />
          </div>
          <ExternalLink href={appDownload}>{t('page')}</ExternalLink>
        </Dialog>
      </ScreenForm>
    </>
  );
}
