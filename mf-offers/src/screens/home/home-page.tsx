import {
  Slot,
  useHost,
  useLanguage,
  usePageMeta,
  useRefresh,
  useSession,
  useStrings,
} from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  classes,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  PullToRefresh,
  useDesktop,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { Banners } from './banners';
import { GiftPlace } from './gift-place';
import { HomeLists } from './home-lists';
import s from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton';
import { MemberRow } from './member-row';
import { SignUpBanner } from './sign-up-banner';
import { homeStrings } from './strings';
import { useHomeCampaigns } from './use-home-campaigns';
import { useIsNew } from './use-is-new';

// Home does without it when its code does not come.
const InviteDoor = lazy<ComponentType<{ membershipId: string }>>(() =>
  import('./home-later').then(
    (later) => ({ default: later.InviteDoor }),
    () => ({ default: () => null }),
  ),
);
const GoalCard = lazy(() => import('../../campaigns/goal/goal-card'));
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

  const lists = isMember ? [onlyForYou, featured] : [featured];
  const campaigns = lists.some(({ state }) => state === 'loading' || state === 'failed')
    ? null
    : lists.flatMap(({ items }) => items);

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
          {session.kind !== 'visitor' && <GiftPlace campaigns={campaigns} />}
          {beside && !isNew && expiring}
        </div>
        <div className={s.banners}>
          <Banners />
        </div>
        <div className={s.lists}>
          {!beside && !isWelcomed && expiring}
          {!beside && isNew && goal}
          <HomeLists
            onlyForYou={isMember ? onlyForYou : null}
            featured={featured}
            busy={busy}
            onRefresh={refresh}
          />
          {session.kind === 'member' && config.invitations && (
            <Suspense>
              <InviteDoor membershipId={session.member.membershipId} />
            </Suspense>
          )}
        </div>
      </div>
    </PageLayout>
  );
}
