import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, ExternalLink, useMediaQuery } from '@mrw/shared-ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import s from './open-app.module.css';
import { openAppStrings } from './strings';

/** A native app can be there: a phone, or a tablet, which is wide but has no mouse. */
const mobileDevice = '(max-width: 768.98px), (hover: none) and (pointer: coarse)';

/** Opens the native app on phones; elsewhere offers its download as a QR code. */
export function OpenApp() {
  const t = useStrings(openAppStrings);
  const { config } = useHost();
  const phone = useMediaQuery(mobileDevice);
  const [asking, setAsking] = useState(false);
  if (phone) {
    return (
      <a href={`${config.appScheme}://home`} className={s.link}>
        {t('openApp')}
      </a>
    );
  }
  const { appDownload } = config.links;
  return (
    <>
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
          <QRCodeSVG value={appDownload} size={208} marginSize={4} title={t('code')} />
        </div>
        <ExternalLink href={appDownload}>{t('page')}</ExternalLink>
      </Dialog>
    </>
  );
}
