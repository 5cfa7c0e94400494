import { useHost } from '@mrw/shared-contracts';
import { lazy, Suspense } from 'react';
import { OpenBanner } from './join-banner';
import s from './sign-up-banner.module.css';

// The offer for every visitor stands in when the code does not come.
const Invitation = lazy<(props: { code: string }) => React.JSX.Element>(() =>
  import('./home-later').then(
    (later) => ({ default: later.Invitation }),
    () => ({ default: OpenBanner }),
  ),
);

/** The sign-up offer for visitors (§2): of a friend for who comes by a refer link, else the one for everyone. */
export function SignUpBanner() {
  const { auth, config, embed } = useHost();
  const code = config.invitations && !embed.isOpenInOtherSite ? auth.referCode?.() : null;
  return code ? (
    <Suspense fallback={<div className={s.waiting} aria-busy="true" />}>
      <Invitation code={code} />
    </Suspense>
  ) : (
    <OpenBanner />
  );
}
