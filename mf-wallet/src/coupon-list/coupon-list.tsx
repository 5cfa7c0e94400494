import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  CardGrid,
  EmptyState,
  gridColumns,
  LoadMore,
  NetworkErrorState,
  PartialFailure,
  ProgressLine,
  ReadFailure,
  RereadFailure,
  SkeletonCards,
  useMinimumVisible,
  useOnline,
  useNow,
} from '@mrw/shared-ui';
import { useState } from 'react';
import type { CouponTab } from '../coupon-kind/coupon-tabs';
import type { CouponKind } from '../coupon-kind/places';
import { OffersLink } from '../coupon/offers-link';
import { StoreSelectionDialog } from '../store-selection/store-selection-dialog';
import { CouponTill } from '../till-mode/coupon-till';
import { CouponCard } from './coupon-card';
import { couponCardData, hasTillCode } from './coupon-card-data';
import { StartDateDialog } from './start-date-dialog';
import { cardStrings, listStrings } from './strings';

type Props = { kind: CouponKind; tab: CouponTab; list: PagedList<Coupon>; busy: boolean };

const emptyText = {
  available: 'emptyAvailable',
  unavailable: 'emptyUnavailable',
  obsolete: 'emptyObsolete',
} as const;

/** One tab of the list in each of its states. */
export function CouponList({ kind, tab, list, busy }: Props) {
  const t = useStrings(listStrings[kind]);
  const tCard = useStrings(cardStrings);
  const online = useOnline();
  const now = useNow();
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);
  const [waiting, setWaiting] = useState<Coupon | null>(null);
  const [atTill, setAtTill] = useState<Coupon | null>(null);
  const [choosing, setChoosing] = useState<Coupon | null>(null);

  const content = () => {
    switch (list.state) {
      case 'loading':
        return online ? (
          <SkeletonCards columns={gridColumns.coupons} />
        ) : (
          <NetworkErrorState onRetry={list.refresh} />
        );
      case 'failed':
        return (
          <ReadFailure
            failure={list.failure}
            message={t('failed')}
            onRetry={list.refresh}
            busy={list.refreshing}
          />
        );
      case 'empty':
        return <EmptyState illustration={kind} message={t(emptyText[tab])} action={<OffersLink />} />;
      case 'ready':
        return (
          <CardGrid columns={gridColumns.coupons} label={t('title')} masonry>
            {list.items.map((coupon) => (
              <CouponCard
                key={coupon.id}
                kind={kind}
                card={couponCardData(coupon, now)}
                now={now}
                onUnavailable={() => {
                  setWaiting(coupon);
                }}
                onSelectStore={() => {
                  setChoosing(coupon);
                }}
                onTill={
                  hasTillCode(coupon, now)
                    ? () => {
                        setAtTill(coupon);
                      }
                    : undefined
                }
              />
            ))}
          </CardGrid>
        );
    }
  };

  return (
    <div aria-busy={list.state === 'loading'}>
      <ProgressLine busy={busy} />
      <RereadFailure
        failed={list.state === 'ready' && list.failure !== null && !list.moreFailed}
        onRetry={list.refresh}
      />
      {content()}
      {list.moreFailed && <PartialFailure message={tCard('moreFailed')} onRetry={list.loadMore} />}
      {list.state === 'ready' && (
        <LoadMore
          hasMore={list.hasMore}
          loading={loadingMore}
          onLoadMore={list.loadMore}
          shown={list.items.length}
          paused={list.moreFailed}
          ahead={<SkeletonCards columns={gridColumns.coupons} />}
        />
      )}
      <StartDateDialog
        kind={kind}
        date={waiting?.effective_date ?? null}
        onClose={() => {
          setWaiting(null);
        }}
      />
      {atTill && (
        <CouponTill
          coupon={atTill}
          onClose={() => {
            setAtTill(null);
          }}
        />
      )}
      <StoreSelectionDialog
        coupon={choosing}
        onClose={() => {
          setChoosing(null);
        }}
      />
    </div>
  );
}
