import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { DefinitionList, ExpiryChip, ServerText, type Fact } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import s from './coupon-detail.module.css';
import type { CouponState } from './coupon-state';
import { detailStrings } from './strings';

type Props = { coupon: Coupon; state: CouponState; now: number };

/** When and where it may be used. */
export function CouponFacts({ coupon, state, now }: Props) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  const over = state.kind === 'used' || state.kind === 'expired';
  const facts: Fact[] = [];

  if (coupon.time_slot) {
    facts.push({ label: t('session'), value: <ServerText>{coupon.time_slot.title}</ServerText> });
  }
  if (state.kind === 'not-yet') {
    facts.push({ label: t('startDate'), value: formatDate(state.from, language) });
  }
  facts.push({
    label: t('expireDate'),
    value:
      coupon.expiry_date === null ? (
        t('alwaysActive')
      ) : (
        <span className={s.expiry}>
          <span>{formatDate(coupon.expiry_date, language)}</span>
          {!over && <ExpiryChip end={coupon.expiry_date} now={now} />}
        </span>
      ),
  });
  if (coupon.store) {
    facts.push({
      label: t('selectedStore'),
      value: (
        <>
          <ServerText>{coupon.store.name}</ServerText>
          {coupon.store.address !== null && (
            <span className={s.address}>
              <ServerText>{coupon.store.address}</ServerText>
            </span>
          )}
        </>
      ),
    });
  }
  return (
    <div className={s.facts}>
      <DefinitionList items={facts} />
    </div>
  );
}
