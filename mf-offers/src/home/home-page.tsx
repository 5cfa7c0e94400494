import { Slot, useHost, useLanguage, useSession, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { OfflineStrip, PageLayout, ProgressLine, useMinimumVisible } from '@mrw/shared-ui';
import { Banners } from './banners';
import { HomeLists } from './home-lists';
import s from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton';
import { MemberRow } from './member-row';
import { SignUpBanner } from './sign-up-banner';
import { homeStrings } from './strings';
import { useHomeCampaigns } from './use-home-campaigns';

export function HomePage() {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const { config } = useHost();
  const session = useSession();
  const isMember = session.kind === 'member';
  const onlyForYou = useHomeCampaigns('is_only_for_you', isMember);
  const featured = useHomeCampaigns('is_featured', session.kind !== 'restoring');
  const busy = useMinimumVisible(
    featured.state === 'loading' || featured.refreshing,
    minimumVisible.firstLoad,
  );

  return (
    <PageLayout>
      <ProgressLine busy={busy} />
      <OfflineStrip />
      <div className={s.page}>
        <div className={s.aside}>
          {session.kind === 'restoring' && <HomeSkeleton />}
          {session.kind === 'member' && <MemberRow member={session.member} />}
          {session.kind === 'visitor' && (
            <>
              <h1 className={s.welcome}>{t('welcome', { app: config.appName[language] })}</h1>
              <SignUpBanner />
            </>
          )}
        </div>
        <div className={s.banners}>
          <Banners />
        </div>
        <div className={s.lists}>
          {isMember && <Slot name="expiring-coupons" />}
          <HomeLists onlyForYou={isMember ? onlyForYou : null} featured={featured} />
        </div>
      </div>
    </PageLayout>
  );
}
