import { useStateStream, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { useState } from 'react';
import type { Consent } from './consent';
import s from './cookie-consent.module.css';
import { strings } from './strings';

/** Shown until a choice is made (§2). Both choices have the same weight; nothing is preselected. */
export function CookieBanner({ consent }: { consent: Consent }) {
  const t = useStrings(strings);
  const choice = useStateStream(consent.consent$);
  const [blocked, setBlocked] = useState(false);
  if (choice !== 'undecided') return null;
  const close = () => {
    setBlocked(false);
  };
  const choose = (answer: 'all' | 'essential') => {
    const kept = consent.choose(answer);
    const asksAgain = !kept && answer === 'all';
    setBlocked(asksAgain);
    // The focused button is removed with the banner.
    if (!asksAgain) document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={s.banner} aria-label={t('label')}>
      <div className={s.row}>
        <p className={s.message}>{t('message')}</p>
        <div className={s.actions}>
          <Button
            variant="outline"
            onClick={() => {
              choose('essential');
            }}
          >
            {t('reject')}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              choose('all');
            }}
          >
            {t('accept')}
          </Button>
        </div>
      </div>
      <Dialog
        open={blocked}
        onClose={close}
        title={t('settingsTitle')}
        role="alertdialog"
        actions={<Button onClick={close}>{t('ok')}</Button>}
      >
        {t('settings')}
      </Dialog>
    </section>
  );
}
