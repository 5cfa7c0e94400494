import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  NetworkErrorState,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  ReadFailure,
  RereadFailure,
  useMinimumVisible,
  useOnline,
} from '@mrw/shared-ui';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { places, type CouponKind } from '../coupon-kind/places';
import { chosenStoreOf } from '../coupon-kind/chosen-store';
import { CouponGone } from '../coupon/coupon-gone';
import { kindStrings } from '../coupon/strings';
import { isUnreachable } from '../coupon/is-unreachable';
import { useCoupon } from '../coupon/use-coupon';
import { DeviceOffer } from '../in-middle/device-offer';
import { UsedNotice, UsedScreen } from '../till-mode/used-at-till';
import { useTillNews } from '../till-mode/use-till-news';
import { ChosenNotice } from './chosen-notice';
import { CouponDetail } from './coupon-detail';
import { CouponSkeleton } from './coupon-skeleton';
import { KeptCoupon } from './kept-coupon';
import { detailStrings } from './strings';

/** In this script for the list, which needs it without a network only. */
export { KeptList } from '../kept/kept-list';

/** /coupon/:id and /ticket/:id */
export default function CouponPage({ kind }: { kind: CouponKind }) {
  const { id = '' } = useParams();
  return <PageOf key={id} kind={kind} id={id} />;
}

function PageOf({ kind, id }: { kind: CouponKind; id: string }) {
  const t = useStrings(kindStrings[kind]);
  const tDetail = useStrings(detailStrings);
  const online = useOnline();
  const { reading, readAt, refreshing, refreshFailed, refresh } = useCoupon(kind, id);
  const busy = useMinimumVisible(reading.kind === 'loading' || refreshing, minimumVisible.firstLoad);
  const [isUsing, setIsUsing] = useState(false);
  // Also when the page has read by then that it is used: where and when comes with the live answer.
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = reading.kind === 'ready' && !reading.coupon.is_used && !reading.coupon.is_expired;
  if (isOpen && !wasOpen) setWasOpen(true);
  const { used, refusal } = useTillNews(kind, id, wasOpen, isUsing);
  const [seen, setSeen] = useState(false);
  const chosen = chosenStoreOf(useLocation().state);

  if (reading.kind === 'gone') return <CouponGone kind={kind} />;
  if (reading.kind === 'ready' && reading.coupon.real_coupon !== null) {
    // A converted coupon is replaced by the real one.
    return <Navigate to={places[kind].detail(reading.coupon.real_coupon)} replace />;
  }

  const content = () => {
    switch (reading.kind) {
      case 'loading':
        return online ? <CouponSkeleton /> : <NetworkErrorState onRetry={refresh} />;
      case 'failed': {
        const failure = <ReadFailure failure={reading.failure} message={t('failed')} onRetry={refresh} />;
        return isUnreachable(reading.failure) ? (
          <KeptCoupon kind={kind} id={id}>
            {failure}
          </KeptCoupon>
        ) : (
          failure
        );
      }
      case 'ready':
        return (
          <>
            <RereadFailure failed={refreshFailed} onRetry={refresh} />
            {isOpen && chosen !== undefined && <ChosenNotice store={chosen} />}
            {used && seen && (
              <>
                <UsedNotice used={used} />
                <DeviceOffer />
              </>
            )}
            <CouponDetail
              kind={kind}
              coupon={reading.coupon}
              refusal={refusal}
              used={used}
              onUsing={setIsUsing}
            />
            {used && !seen && (
              <UsedScreen
                kind={kind}
                name={reading.coupon.template.name}
                used={used}
                onClose={() => {
                  setSeen(true);
                }}
              />
            )}
          </>
        );
    }
  };

  return (
    <PageLayout
      // The coupon contains the heading of the page.
      title={reading.kind === 'ready' ? undefined : t('detail')}
      titleHidden={reading.kind === 'loading' && online}
      breadcrumb={[
        { label: tDetail('home'), to: '/home' },
        { label: t('list'), to: places[kind].list },
        { label: t('detail') },
      ]}
    >
      <ProgressLine busy={busy} />
      <OfflineStrip savedAt={readAt} />
      {content()}
    </PageLayout>
  );
}
