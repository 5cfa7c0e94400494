import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, useOnline, type Elements } from '@mrw/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { LoadKeptLinks } from './load-later-failure';
import s from './remote-view.module.css';
import { strings } from './strings';

type Props = {
  /** Of docs/errors. */
  code: string;
  /** Whether a newer browser would show it. */
  needsNewerBrowser?: boolean;
  /** Also called when the network is back. */
  onRetry(): Promise<void>;
  /** Returns to the live version, when a developer has set another build. */
  onReset?: (() => void) | undefined;
  /** Another way on. */
  children?: Elements;
};

/** Replaces a remote that failed; header, footer and the other pages keep working. */
export function RemotePanel({ code, needsNewerBrowser = false, onRetry, onReset, children }: Props) {
  const t = useStrings(strings);
  const { offlineCard } = useHost();
  const online = useOnline();
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }, [onRetry]);
  useEffect(() => {
    const again = () => void retry();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [retry]);
  return (
    <div className={s.place}>
      <section className={s.panel} role="alert">
        <h1>{t('title')}</h1>
        <p>{t(needsNewerBrowser ? 'newerBrowser' : online ? 'message' : 'offline')}</p>
        <Button variant="filled" busy={retrying} busyLabel={t('retrying')} onClick={() => void retry()}>
          {t('retry')}
        </Button>
        {onReset && (
          <Button variant="outline" onClick={onReset}>
            {t('resetOverride')}
          </Button>
        )}
        {children}
        {!online && offlineCard && <LoadKeptLinks card={offlineCard} />}
        <p className={s.reference}>{t('reference', { code })}</p>
      </section>
    </div>
  );
}
