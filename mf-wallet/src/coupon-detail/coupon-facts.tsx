import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { DefinitionList, ExpiryChip, ServerText, type Fact } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import s from './coupon-detail.module.css';
import type { CouponStanding } from './coupon-standing';
import { detailStrings } from './strings';

type Props = { coupon: Coupon; standing: CouponStanding; now: number };

/** When and where it may be used. */
export function CouponFacts({ coupon, standing, now }: Props) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  const over = standing.kind === 'used' || standing.kind === 'expired';
  const facts: Fact[] = [];

  if (standing.kind === 'not-yet') {
    facts.push({ label: t('startDate'), value: formatDate(standing.from, language) });
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
