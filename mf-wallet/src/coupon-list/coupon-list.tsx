import { useHost, useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import {
  CardGrid,
  EmptyState,
  gridColumns,
  ListFailure,
  NetworkErrorState,
  ProgressLine,
  ReadFailure,
  SkeletonCards,
  useOnline,
  useNow,
} from '@mrw/shared-ui';
import { namesakePlaces } from '@mrw/shared-ui/formatters';
import { MoreItems } from '@mrw/shared-ui/more-items';
import { lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import type { CouponTab } from '../coupon-kind/coupon-tabs';
import type { CouponKind } from '../coupon-kind/places';
import { OffersLink } from '../coupon/offers-link';
import { isUnreachable } from '../coupon/is-unreachable';
import { DeviceOffer } from '../in-middle/device-offer';
import { StoreSelectionDialog } from '../store-selection/store-selection-dialog';
import { CouponTill } from '../till-mode/coupon-till';
import type { TillOfListProps } from '../till-mode/till-of-list';
import { CouponCard } from './coupon-card';
import { couponCardData, hasTillCode } from './coupon-card-data';
import { KeptListOf } from './kept-list-of';
import { StartDateDialog } from './start-date-dialog';
import { cardStrings, listStrings } from './strings';

export type CouponListProps = {
  kind: CouponKind;
  tab: CouponTab;
  list: PagedList<Coupon>;
  busy: boolean;
  /** Instead of the words for a tab without coupons. */
  empty?: ReactNode;
  /** True: the next page waits for a press instead of scrolling. */
  byHand?: boolean;
};

const emptyText = {
  available: 'emptyAvailable',
  unavailable: 'emptyUnavailable',
  obsolete: 'emptyObsolete',
} as const;

/** What is open above the list, and of which coupon. */
type Opened = { layer: 'startDate' | 'till' | 'stores'; coupon: Coupon } | null;

/** One tab of the list in each of its states. */
export function CouponList({ kind, tab, list, busy, empty, byHand = false }: CouponListProps) {
  const tCard = useStrings(cardStrings);
  const [opened, setOpened] = useState<Opened>(null);
  const couponIn = (layer: NonNullable<Opened>['layer']) => (opened?.layer === layer ? opened.coupon : null);
  const atTill = couponIn('till');
  const [used, setUsed] = useState(false);
  const close = () => {
    setOpened(null);
  };

  return (
    <div aria-busy={list.state === 'loading'}>
      <ProgressLine busy={busy} />
      <ListFailure list={list} />
      {used && <DeviceOffer />}
      <Content kind={kind} tab={tab} list={list} empty={empty} onOpen={setOpened} />
      {list.state === 'ready' && (
        <MoreItems
          list={list}
          failure={tCard('moreFailed')}
          byHand={byHand}
          ahead={<SkeletonCards columns={gridColumns.coupons} />}
        />
      )}
      <StartDateDialog kind={kind} date={couponIn('startDate')?.effective_date ?? null} onClose={close} />
      {atTill && (
        <AtTill
          kind={kind}
          coupon={atTill}
          onClose={close}
          onUsed={() => {
            setUsed(true);
            close();
          }}
        />
      )}
      <StoreSelectionDialog over="list" coupon={couponIn('stores')} onClose={close} />
    </div>
  );
}

/** The code is there at once; what the till does with it is heard as soon as the script for that is there. */
const LiveTill = lazy(() =>
  import(/* webpackChunkName: "later" */ '../till-mode/till-of-list').catch(() => ({ default: CouponTill })),
);

function AtTill(props: TillOfListProps) {
  const { live } = useHost();
  const still = <CouponTill {...props} />;
  if (!live) return still;
  return (
    <Suspense fallback={still}>
      <LiveTill {...props} />
    </Suspense>
  );
}

type ContentProps = Omit<CouponListProps, 'busy' | 'byHand'> & { onOpen: (opened: Opened) => void };

function Content({ kind, tab, list, empty, onOpen }: ContentProps) {
  const t = useStrings(listStrings[kind]);
  const { offlineCard } = useHost();
  const keptListOf = useContext(KeptListOf);
  const online = useOnline();
  switch (list.state) {
    case 'loading':
      return online ? (
        <SkeletonCards columns={gridColumns.coupons} />
      ) : (
        <NetworkErrorState onRetry={list.refresh} />
      );
    case 'failed': {
      const failure = <ReadFailure failure={list.failure} message={t('failed')} onRetry={list.refresh} />;
      const showsKept = tab === 'available' && offlineCard?.wallet && isUnreachable(list.failure);
      return showsKept && keptListOf ? keptListOf(kind, failure) : failure;
    }
    case 'empty':
      return empty ?? <EmptyState illustration={kind} message={t(emptyText[tab])} action={<OffersLink />} />;
    case 'ready':
      return <Cards kind={kind} tab={tab} coupons={list.items} onOpen={onOpen} />;
  }
}

type CardsProps = Pick<ContentProps, 'kind' | 'tab' | 'onOpen'> & { coupons: readonly Coupon[] };

function Cards({ kind, tab, coupons, onOpen }: CardsProps) {
  const t = useStrings(listStrings[kind]);
  const now = useNow();
  const places = namesakePlaces(coupons.map(({ template }) => template.name));
  const isAvailable = tab === 'available';
  return (
    <CardGrid columns={gridColumns.coupons} label={t('title')} masonry>
      {coupons.map((coupon, index) => (
        <CouponCard
          key={coupon.id}
          kind={kind}
          card={couponCardData(coupon, now, isAvailable)}
          place={places[index] ?? null}
          now={now}
          onUnavailable={() => {
            onOpen({ layer: 'startDate', coupon });
          }}
          onSelectStore={() => {
            onOpen({ layer: 'stores', coupon });
          }}
          onTill={
            hasTillCode(coupon, now, isAvailable)
              ? () => {
                  onOpen({ layer: 'till', coupon });
                }
              : undefined
          }
        />
      ))}
    </CardGrid>
  );
}
