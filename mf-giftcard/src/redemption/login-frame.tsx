import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { PartialFailure, preloadOverlays, Skeleton } from '@mrw/shared-ui';
import { useRef, useState } from 'react';
import { frameAddress } from './frame-address';
import s from './login-frame.module.css';
import { frameStrings } from './strings';
import { useFrameMessages, type FrameHandlers } from './use-frame-messages';
import { useSlowFrame } from './use-slow-frame';

type Props = Omit<FrameHandlers, 'onResize'> & {
  /** From a login until the redemption ends or is cancelled. */
  loginInUse: boolean;
};

/** The initial and minimum height: nothing on the page moves when the frame sends its height. */
const firstHeight = 420;

/** The embedded login of the gift-card service (§2). It has its own session: that of the site is not used. */
export function LoginFrame({ onLogin, onLoginFailed, loginInUse }: Props) {
  const t = useStrings(frameStrings);
  const { config, navigation } = useHost();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const { shown, slow, attempt, onShown, onAlive, onRetry } = useSlowFrame();
  const service = config.services.giftCardFrame;
  const siteOrigin = new URL(navigation.createHref('/'), document.baseURI).origin;

  useFrameMessages({
    frame,
    origin: new URL(service).origin,
    loginInUse,
    onLogin: (refreshToken) => {
      onAlive();
      onLogin(refreshToken);
    },
    onLoginFailed: (text) => {
      onAlive();
      onLoginFailed(text);
    },
    onResize: (next) => {
      setHeight(next);
      onAlive();
    },
  });

  return (
    <div className={s.place} style={{ height: Math.max(firstHeight, height) }} aria-busy={!shown}>
      {!shown && (
        <div className={s.skeleton}>
          <Skeleton lines={5} />
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        title={t('title')}
        src={frameAddress(service, language, siteOrigin)}
        className={s.frame}
        style={{ height }}
        referrerPolicy="origin"
        sandbox="allow-forms allow-same-origin allow-scripts"
        allow=""
        onLoad={() => {
          onShown();
          // Every login ends in a dialog, whose chunk is loaded after the frame.
          void preloadOverlays();
        }}
      />
      {slow && (
        <div className={s.slow}>
          <PartialFailure message={t('slow')} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
