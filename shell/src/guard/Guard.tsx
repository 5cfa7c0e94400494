import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { useEffect, type ReactNode } from 'react';
import { RemoteSkeleton } from '../remote-view/RemoteSkeleton';
import s from './guard.module.css';
import { strings } from './strings';

/** Nothing of a protected page is drawn or called for a visitor, who is sent to log in and back. */
export function Guard({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const { auth, embed } = useHost();
  const session = useSession();
  const sendAway = session.kind === 'visitor' && !embed.isOpenInOtherSite;
  useEffect(() => {
    if (sendAway) auth.login();
  }, [auth, sendAway]);

  if (session.kind === 'member') return children;
  if (session.kind === 'visitor' && embed.isOpenInOtherSite)
    return (
      <p className={s.message} role="status">
        {t('logInOnPartnerSite')}
      </p>
    );
  return <RemoteSkeleton />;
}
