import { useHost, useRefresh, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  Card,
  IconButton,
  Notice,
  OfflineStrip,
  PageLayout,
  PullToRefresh,
  SegmentedTabs,
  Skeleton,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { bookedOf, type Booked } from '../booked/booked';
import {
  comesFromUse,
  couponTabs,
  tabOfState,
  usedOf,
  type CouponTab,
  type ListState,
} from '../coupon-kind/coupon-tabs';
import type { CouponKind } from '../coupon-kind/places';
import { DeviceOffer } from '../in-middle/device-offer';
import s from './coupon-card.module.css';
import { CouponList, type CouponListProps } from './coupon-list';
import { cardStrings, listStrings } from './strings';
import { useCouponList } from './use-coupon-list';
import { UsedDialog } from './used-dialog';
import { resultOf, WhatNext } from './what-next';

// Parts that the page can do without, or says in one line, when their code does not come.
const Cash = lazy(() =>
  import(/* webpackChunkName: "later" */ './cash').catch(() => ({ default: (): ReactNode => null })),
);
const ChosenList = lazy(() =>
  import(/* webpackChunkName: "later" */ './chosen-list').catch(() => ({ default: WholeList })),
);
const BookedCard = lazy<ComponentType<Booked>>(() =>
  import('../booked/booked-card').catch(() => ({ default: BookedLine })),
);

function BookedLine({ name, slot, quantity }: Booked) {
  const t = useStrings(cardStrings);
  return <Notice tone="ok">{t('booked', { name, slot, count: quantity })}</Notice>;
}

function JustBooked(booked: Booked) {
  const ahead = (
    <Card>
      <BookedLine {...booked} />
      <Skeleton lines={4} />
    </Card>
  );
  return (
    <div className={s.above}>
      <Suspense fallback={ahead}>
        <BookedCard {...booked} />
      </Suspense>
    </div>
  );
}

/** Without the search the address asks for nothing. */
function WholeList(props: CouponListProps) {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return (
    <>
      {search !== '' && <Navigate to={pathname} replace state={state} />}
      <CouponList {...props} />
    </>
  );
}

/** A tab, with the search of a deployment that has one. */
function TabList(props: CouponListProps) {
  const list = <CouponList {...props} />;
  if (!useHost().config.couponChoice) return list;
  const ahead = (
    <>
      <div className={s.above} />
      {list}
    </>
  );
  return (
    <Suspense fallback={ahead}>
      <ChosenList {...props} />
    </Suspense>
  );
}

/** My coupons, and my tickets. */
export function CouponListPage({ kind }: { kind: CouponKind }) {
  const t = useStrings(listStrings[kind]);
  const tCard = useStrings(cardStrings);
  const { shortcuts } = useHost().config;
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const tab = tabOfState(state);
  const list = useCouponList(kind, tab);
  const [justUsed] = useState(comesFromUse(state));
  const [told, setTold] = useState(false);
  const [what] = useState(() => usedOf(state));
  const [result] = useState(() => resultOf(state));
  const [booked] = useState(() => bookedOf(state));

  // The history entry holds the tab: returning from a coupon restores it.
  const select = (next: CouponTab) => {
    const tabState: ListState = { tabIndex: couponTabs.indexOf(next) };
    void navigate(location.pathname + location.search, {
      replace: true,
      state: tabState,
      preventScrollReset: true,
    });
  };
  // It is told once: not again when the member comes back to this entry of the history.
  useEffect(() => {
    if (resultOf(state) ?? bookedOf(state)) select(tab);
  });
  const { refreshing, refresh } = useRefresh(() => {
    list.refresh();
  });
  const busy = useMinimumVisible(
    refreshing || list.state === 'loading' || list.refreshing,
    minimumVisible.firstLoad,
  );

  return (
    <PageLayout
      title={t('title')}
      actions={<IconButton icon="refresh" label={tCard('refresh')} busy={busy} onClick={refresh} />}
    >
      <PullToRefresh busy={busy} onRefresh={refresh} />
      <OfflineStrip savedAt={list.readAt} />
      {booked && <JustBooked {...booked} />}
      {result && <WhatNext result={result} />}
      {told && <DeviceOffer />}
      {shortcuts && (
        <div className={s.above}>
          <Suspense>
            <Cash />
          </Suspense>
        </div>
      )}
      <SegmentedTabs
        label={t('tabs')}
        tabs={couponTabs.map((id) => ({ id, label: tCard(id) }))}
        selected={tab}
        onSelect={select}
      >
        <TabList key={tab} kind={kind} tab={tab} list={list} busy={busy} />
      </SegmentedTabs>
      <UsedDialog
        kind={kind}
        what={what}
        open={justUsed && !told}
        onClose={() => {
          setTold(true);
          select(tab);
        }}
      />
    </PageLayout>
  );
}
