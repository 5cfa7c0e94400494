import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { RemoteSkeleton } from '../../react/remote-view/remote-skeleton';
import { strings } from './strings';

/**
 * For a visitor, nothing of a protected page is rendered or called; the visitor is redirected to the login and back
 * (Q-023).
 */
export function Guard({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const { embed } = useHost();
  const { logInInstead } = useKernel();
  const session = useSession();
  const sendAway = session.kind === 'visitor' && !embed.isOpenInOtherSite;
  useEffect(() => {
    if (sendAway) logInInstead();
  }, [logInInstead, sendAway]);

  if (session.kind === 'member') return children;
  if (session.kind === 'visitor' && embed.isOpenInOtherSite)
    return (
      <PageLayout width="narrow" title={t('title')}>
        <p role="status">{t('logInOnPartnerSite')}</p>
      </PageLayout>
    );
  return <RemoteSkeleton />;
}
