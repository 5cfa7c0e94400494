import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { RemoteSkeleton } from '../remote-view/RemoteSkeleton';
import { useKernel } from '../site/kernel-context';
import { strings } from './strings';

/** Nothing of a protected page is drawn or called for a visitor, who is sent to log in and back. */
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
