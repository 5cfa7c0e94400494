import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import type { CouponKind } from '../coupon-kind/places';
import { CouponTill } from './coupon-till';
import { TillRefusal } from './till-refusal';
import { UsedScreen } from './used-at-till';
import { useTillNews } from './use-till-news';

type Props = { kind: CouponKind; coupon: Coupon; onClose(): void };

/** The till screen over a list, until the till has used the coupon: then what took place. */
export default function TillOfList({ kind, coupon, onClose }: Props) {
  const { used, refusal } = useTillNews(kind, coupon.id, true, false);
  return used ? (
    <UsedScreen kind={kind} name={coupon.template.name} used={used} onClose={onClose} />
  ) : (
    <CouponTill
      coupon={coupon}
      notice={refusal !== null && <TillRefusal text={refusal} />}
      onClose={onClose}
    />
  );
}
