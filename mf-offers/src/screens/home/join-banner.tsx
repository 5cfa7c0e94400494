import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, type Elements } from '@mrw/shared-ui';
import { useId } from 'react';
import s from './sign-up-banner.module.css';
import { homeStrings } from './strings';

/** Why a visitor should join, and the way to it; inside a partner site the partner handles the login. */
export function JoinBanner({ title, children }: { title: string; children: Elements }) {
  const t = useStrings(homeStrings);
  const { auth, embed } = useHost();
  const titleId = useId();
  return (
    <section className={s.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={s.title}>
        {title}
      </h2>
      {embed.isOpenInOtherSite ? (
        <p className={s.text}>{t('partnerLogin')}</p>
      ) : (
        <>
          {children}
          <Button icon="log-in" data-replay onClick={() => auth.login()}>
            {t('signUp')}
          </Button>
        </>
      )}
    </section>
  );
}

/** The sign-up offer for every visitor (§2). */
export function OpenBanner() {
  const t = useStrings(homeStrings);
  return (
    <JoinBanner title={t('signUpTitle')}>
      <p className={s.text}>{t('signUpText')}</p>
    </JoinBanner>
  );
}
