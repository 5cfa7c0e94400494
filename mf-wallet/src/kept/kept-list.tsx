import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { CardGrid, EmptyState, gridColumns, SkeletonCards, useNow, type Elements } from '@mrw/shared-ui';
import { namesakePlaces } from '@mrw/shared-ui/formatters';
import { useState } from 'react';
import type { CouponKind } from '../coupon-kind/places';
import { CouponCard } from '../coupon-list/coupon-card';
import { couponCardData } from '../coupon-list/coupon-card-data';
import { listStrings } from '../coupon-list/strings';
import { CouponTill } from '../till-mode/coupon-till';
import { couponOf, hindranceOf } from './as-coupon';
import { KeptNotice } from './kept-notice';
import { useKeptWallet } from './use-kept-wallet';

export type KeptListProps = { kind: CouponKind; children: Elements };

/** The available coupons or tickets that this device keeps; `children` without any. */
export function KeptList({ kind, children }: KeptListProps) {
  const t = useStrings(listStrings[kind]);
  const wallet = useKeptWallet();
  const now = useNow();
  const [atTill, setAtTill] = useState<Coupon | null>(null);
  if (wallet === undefined) return <SkeletonCards columns={gridColumns.coupons} />;
  if (wallet === null) return children;
  const items = wallet.items.filter((item) => item.kind === kind);
  const places = namesakePlaces(items.map(({ name }) => name));
  return (
    <>
      <KeptNotice keptAt={wallet.keptAt} />
      {items.length === 0 ? (
        <EmptyState illustration={kind} message={t('emptyAvailable')} />
      ) : (
        <CardGrid columns={gridColumns.coupons} label={t('title')} masonry>
          {items.map((item, index) => {
            const coupon = couponOf(item, now);
            return (
              <CouponCard
                key={item.id}
                kind={kind}
                card={couponCardData(coupon, now, true)}
                place={places[index] ?? null}
                now={now}
                onUnavailable={never}
                onSelectStore={never}
                onTill={
                  hindranceOf(item, now) === null
                    ? () => {
                        setAtTill(coupon);
                      }
                    : undefined
                }
              />
            );
          })}
        </CardGrid>
      )}
      {atTill && (
        <CouponTill
          coupon={atTill}
          onClose={() => {
            setAtTill(null);
          }}
        />
      )}
    </>
  );
}

/** What is kept was available, and has no choice of a store. */
const never = () => undefined;
