import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useId } from 'react';
import s from './sign-up-banner.module.css';
import { homeStrings } from './strings';

/** What a visitor is offered (§2); inside another site the login is that site's matter. */
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
          <Button icon="log-in" onClick={() => auth.login()}>
            {t('signUp')}
          </Button>
        </>
      )}
    </section>
  );
}
