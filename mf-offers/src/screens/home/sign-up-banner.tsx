import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useId } from 'react';
import s from './sign-up-banner.module.css';
import { homeStrings } from './strings';

/** The sign-up offer for visitors (§2); inside a partner site the partner handles the login. */
export function SignUpBanner() {
  const t = useStrings(homeStrings);
  const { auth, embed } = useHost();
  const titleId = useId();
  return (
    <section className={s.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={s.title}>
        {t('signUpTitle')}
      </h2>
      {embed.isOpenInOtherSite ? (
        <p className={s.text}>{t('partnerLogin')}</p>
      ) : (
        <>
          <p className={s.text}>{t('signUpText')}</p>
          <Button icon="log-in" data-replay onClick={() => auth.login()}>
            {t('signUp')}
          </Button>
        </>
      )}
    </section>
  );
}
