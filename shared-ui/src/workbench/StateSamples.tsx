import { useLanguage } from '@mrw/shared-contracts';
import { LinkButton } from '../buttons/LinkButton';
import { gridColumns } from '../lists/CardGrid';
import { LoadMore } from '../lists/LoadMore';
import { Section } from '../page-layout/Section';
import { StickyActionBar } from '../page-layout/StickyActionBar';
import { Button } from '../buttons/Button';
import { Skeleton, SkeletonCards } from '../progress/Skeleton';
import { EmptyState } from '../states/EmptyState';
import { ErrorState, NetworkErrorState, PartialFailure } from '../states/ErrorState';
import { Notice } from '../states/Notice';
import { UpdatedAgo } from '../states/UpdatedAgo';
import { BeingBuilt, NotFoundState } from '../states/whole-pages';
import { CountUp } from '../success/CountUp';
import { DoneMark } from '../success/DoneMark';
import { words } from './sample-texts';
import s from './workbench.module.css';

const nothing = () => undefined;

export function StateSamples() {
  const w = words[useLanguage()];
  return (
    <>
      <Section title="Loading">
        <SkeletonCards count={4} columns={gridColumns.coupons} />
        <Skeleton width="40%" />
        <Skeleton lines={3} />
        <LoadMore hasMore loading={false} paused onLoadMore={nothing} shown={20} />
        <LoadMore hasMore loading onLoadMore={nothing} shown={20} />
      </Section>
      <Section title="Success">
        <DoneMark />
        <CountUp value={1_200} />
      </Section>
      <Section title="Notices">
        <div className={s.stack}>
          <Notice>{w.offer}</Notice>
          <Notice tone="ok">{w.offer}</Notice>
          <Notice tone="warn">{w.reason}</Notice>
          <Notice tone="err">{w.reason}</Notice>
          <PartialFailure message={w.reason} onRetry={nothing} />
          <UpdatedAgo at={0} now={200_000} onRefresh={nothing} />
        </div>
      </Section>
      <Section title="Empty and failed">
        <EmptyState
          illustration="coupon"
          message={w.reason}
          action={<LinkButton to="/offer/LATEST">{w.redeem}</LinkButton>}
        />
        {(['box', 'ticket', 'search', 'inbox', 'receipt', 'store'] as const).map((name) => (
          <EmptyState key={name} illustration={name} message={name} />
        ))}
        <ErrorState message={w.reason} reference="8f3a-22c1" onRetry={nothing} />
        <NetworkErrorState onRetry={nothing} />
        <NotFoundState />
        <BeingBuilt route="/level_rule" />
      </Section>
      <StickyActionBar summary="1,200">
        <Button>{w.redeem}</Button>
      </StickyActionBar>
    </>
  );
}
