import { useHost, useLanguage, useSession, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { InstallByHand } from './install-by-hand';
import type { InstallPrompt } from './install-prompt';
import s from './install-offer.module.css';
import { mayOfferOn } from './may-offer-on';
import { installStrings } from './strings';

type Props = {
  /** The browser's own question; without it the member installs by hand. */
  prompt: InstallPrompt | null;
  onShown(): void;
  onAnswered(): void;
};

/** The offer to install the site as an app, on pages to look around only. */
export function InstallOffer({ prompt, onShown, onAnswered }: Props) {
  const t = useStrings(installStrings);
  const { config } = useHost();
  const name = config.appName[useLanguage()];
  const { pathname } = useLocation();
  const [explains, setExplains] = useState(false);
  const isShown = useSession().kind === 'member' && mayOfferOn(pathname);
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  if (!isShown) return null;
  return (
    <section className={s.offer} aria-label={t('label')}>
      <div className={s.row}>
        <p className={s.message}>{t(prompt ? 'offer' : 'offerByHand', { name })}</p>
        <div className={s.actions}>
          <Button variant="outline" onClick={onAnswered}>
            {t('notNow')}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              if (!prompt) {
                setExplains(true);
                return;
              }
              prompt.prompt().catch(() => undefined);
              onAnswered();
            }}
          >
            {t(prompt ? 'install' : 'how')}
          </Button>
        </div>
      </div>
      <Dialog
        open={explains}
        onClose={onAnswered}
        title={t('title', { name })}
        actions={<Button onClick={onAnswered}>{t('ok')}</Button>}
      >
        <InstallByHand name={name} />
      </Dialog>
    </section>
  );
}
