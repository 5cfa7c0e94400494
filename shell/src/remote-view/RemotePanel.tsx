import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useState } from 'react';
import type { RemoteFailure } from '../host/remotes/remote-failure';
import s from './remote-view.module.css';
import { strings } from './strings';

/** Stands in the place of a remote that failed; header, footer and the other pages keep working. */
export function RemotePanel({ failure, onRetry }: { failure: RemoteFailure; onRetry(): Promise<void> }) {
  const t = useStrings(strings);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
  };
  return (
    <section className={s.panel} role="alert">
      <h1>{t('title')}</h1>
      <p>{t('message')}</p>
      <Button variant="filled" busy={retrying} busyLabel={t('retrying')} onClick={() => void retry()}>
        {t('retry')}
      </Button>
      <p className={s.reference}>{t('reference', { code: failure.code })}</p>
    </section>
  );
}
