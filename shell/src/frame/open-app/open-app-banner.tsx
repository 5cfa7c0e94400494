import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import { IconButton, ScreenForm } from '@mrw/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberClosed, wasClosed } from './banner-visibility';
import { deepLink } from './deep-link';
import s from './open-app.module.css';
import { strings } from './strings';

/** 66 px above the header on phones; closing it moves the page up (§9, Q-036). */
export function OpenAppBanner() {
  const t = useStrings(strings);
  const { config } = useHost();
  const language = useLanguage();
  const location = useLocation();
  const state: unknown = location.state;
  const [open, setOpen] = useState(() => !wasClosed(window, deviceNow()));
  if (!open) return null;
  return (
    <ScreenForm of="mobile" chosen={isMobileDevice(navigator)}>
      <section className={s.banner} aria-label={t('label')}>
        <IconButton
          icon="close"
          label={t('close')}
          onClick={() => {
            rememberClosed(window, deviceNow());
            setOpen(false);
          }}
        />
        <p className={s.message}>
          <strong className={s.name}>{config.appName[language]}</strong>
          <span>{t('message')}</span>
        </p>
        <a href={deepLink(config.appScheme, location.pathname, state)} className={s.open}>
          {t('open')}
        </a>
      </section>
    </ScreenForm>
  );
}
