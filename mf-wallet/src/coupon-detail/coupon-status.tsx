import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Chip, Notice } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import type { CouponKind } from '../coupon-kind/places';
import { kindStrings } from '../coupon/strings';
import s from './coupon-detail.module.css';
import type { CouponState } from './coupon-state';
import { detailStrings } from './strings';

type Props = { kind: CouponKind; coupon: Coupon; state: CouponState };

/** Why a coupon cannot be used, above its name. Absent while it can. */
export function CouponStatus({ kind, coupon, state }: Props) {
  const t = useStrings(kindStrings[kind]);
  const tDetail = useStrings(detailStrings);
  const language = useLanguage();
  // Also before a store is chosen: the choice cannot be undone.
  const blackout = coupon.template.is_within_blackout_period && (
    <div className={s.notice}>
      <Notice tone="warn">{t('blackout')}</Notice>
    </div>
  );
  switch (state.kind) {
    case 'used':
      return (
        <p className={s.status}>
          <Chip icon="check">{tDetail('used')}</Chip>
          {state.date !== null && (
            <span className={s.since}>{tDetail('usedOn', { date: formatDate(state.date, language) })}</span>
          )}
        </p>
      );
    case 'expired':
      return (
        <p className={s.status}>
          <Chip icon="clock">{tDetail('expired')}</Chip>
          {state.date !== null && (
            <span className={s.since}>
              {tDetail('expiredOn', { date: formatDate(state.date, language) })}
            </span>
          )}
        </p>
      );
    case 'virtual':
      return (
        <>
          {blackout}
          <div className={s.notice}>
            <Notice>{tDetail('chooseFirst')}</Notice>
          </div>
        </>
      );
    case 'blackout':
    case 'not-yet':
    case 'usable':
      return blackout;
  }
}
