import {
  Slot,
  useHost,
  useLanguage,
  usePageMeta,
  useRefresh,
  useSession,
  useStrings,
} from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  classes,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  PullToRefresh,
  useDesktop,
  useMinimumVisible,
  useNow,
} from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { mayHaveGifts } from '../../campaigns/may-have-gifts';
import { Banners } from './banners';
import { HomeLists } from './home-lists';
import s from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton';
import { MemberRow } from './member-row';
import { SignUpBanner } from './sign-up-banner';
import { homeStrings } from './strings';
import { useHomeCampaigns } from './use-home-campaigns';
import { useIsNew } from './use-is-new';

const GoalCard = lazy(() => import('../../campaigns/goal/goal-card'));
// Home does without it when its code does not come.
const GiftStrip = lazy<ComponentType<{ campaigns: readonly Campaign[] }>>(() =>
  import('./home-later').then(
    (later) => ({ default: later.GiftStrip }),
    () => ({ default: () => null }),
  ),
);

export function HomePage() {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const { auth, config } = useHost();
  usePageMeta({ description: t('signUpText') });
  const session = useSession();
  const queries = useQueryClient();
  const isMember = session.kind === 'member';
  const onlyForYou = useHomeCampaigns('is_only_for_you', isMember);
  const featured = useHomeCampaigns('is_featured', session.kind !== 'restoring');
  const { refreshing, refresh } = useRefresh(() =>
    Promise.all([auth.reloadMember(), queries.refetchQueries({ type: 'active' })]),
  );
  const busy = useMinimumVisible(
    refreshing || featured.state === 'loading' || featured.refreshing,
    minimumVisible.firstLoad,
  );
  // Beside the balance on wide screens; below the banners on a phone, where it would move them. The goal has its place.
  const beside = useDesktop();
  const points = session.kind === 'member' ? session.member.pointAccount : null;
  const { isNew, isWelcomed } = useIsNew();
  const expiring = isMember && (
    <div className={classes(s.expiring, isNew && s.firstSteps, isWelcomed && s.welcomed)}>
      <Slot name="expiring-soon" />
    </div>
  );
  const goal = points && config.affordability && (
    <div className={s.goal}>
      <Suspense>
        <GoalCard choosing />
      </Suspense>
    </div>
  );

  const withStamps = useStampCards(isMember ? [...onlyForYou.items, ...featured.items] : []);
  // Where it comes up late it moves nothing that is in view.
  const gifts = withStamps.length > 0 && (
    <div className={s.goal}>
      <Suspense>
        <GiftStrip campaigns={withStamps} />
      </Suspense>
    </div>
  );

  return (
    <PageLayout>
      <ProgressLine busy={busy} />
      <PullToRefresh busy={refreshing} onRefresh={refresh} />
      <OfflineStrip savedAt={featured.readAt} />
      <div className={s.page}>
        <div className={s.aside}>
          {session.kind === 'restoring' && <HomeSkeleton />}
          {session.kind === 'member' && (
            <MemberRow member={session.member} busy={refreshing} onRefresh={refresh} />
          )}
          {session.kind === 'visitor' && (
            <>
              <h1 className={s.welcome}>{t('welcome', { app: config.appName[language] })}</h1>
              <SignUpBanner />
            </>
          )}
          {isNew && (beside || isWelcomed) && expiring}
          {(beside || !isNew) && goal}
          {beside && !isNew && expiring}
          {beside && gifts}
        </div>
        <div className={s.banners}>
          <Banners />
        </div>
        <div className={s.lists}>
          {!beside && !isWelcomed && expiring}
          {!beside && isNew && goal}
          {!beside && gifts}
          <HomeLists
            onlyForYou={isMember ? onlyForYou : null}
            featured={featured}
            busy={busy}
            onRefresh={refresh}
          />
        </div>
      </div>
    </PageLayout>
  );
}

/** Each stamp card once, of which the member may have gifts. */
function useStampCards(campaigns: readonly Campaign[]): readonly Campaign[] {
  const now = useNow();
  return campaigns.filter(
    (campaign, at) =>
      mayHaveGifts(campaign, now) && campaigns.findIndex(({ id }) => id === campaign.id) === at,
  );
}
