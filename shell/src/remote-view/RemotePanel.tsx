import { useStrings } from '@mrw/shared-contracts';
import { Button, useOnline } from '@mrw/shared-ui';
import { useState } from 'react';
import type { RemoteFailure } from '../host/remotes/remote-failure';
import s from './remote-view.module.css';
import { strings } from './strings';

type Props = {
  failure: RemoteFailure;
  onRetry(): Promise<void>;
  /** Goes back to what is live, where a developer pointed at another build. */
  onReset?: (() => void) | undefined;
};

/** Stands in the place of a remote that failed; header, footer and the other pages keep working. */
export function RemotePanel({ failure, onRetry, onReset }: Props) {
  const t = useStrings(strings);
  const online = useOnline();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
  };
  return (
    <div className={s.place}>
      <section className={s.panel} role="alert">
        <h1>{t('title')}</h1>
        <p>{t(online ? 'message' : 'offline')}</p>
        <Button variant="filled" busy={retrying} busyLabel={t('retrying')} onClick={() => void retry()}>
          {t('retry')}
        </Button>
        {onReset && (
          <Button variant="outline" onClick={onReset}>
            {t('resetOverride')}
          </Button>
        )}
        <p className={s.reference}>{t('reference', { code: failure.code })}</p>
      </section>
    </div>
  );
}
