import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import type { CouponKind } from '../coupon-kind/places';
import { CouponTill } from './coupon-till';
import { TillRefusal } from './till-refusal';
import { UsedScreen } from './used-at-till';
import { useTillNews } from './use-till-news';

export type TillOfListProps = {
  kind: CouponKind;
  coupon: Coupon;
  onClose(): void;
  /** Closed after the till has used the coupon. */
  onUsed(): void;
};

/** The till screen over a list, until the till has used the coupon: then what took place. */
export default function TillOfList({ kind, coupon, onClose, onUsed }: TillOfListProps) {
  const { used, refusal } = useTillNews(kind, coupon.id, true, false);
  return used ? (
    <UsedScreen kind={kind} name={coupon.template.name} used={used} onClose={onUsed} />
  ) : (
    <CouponTill
      coupon={coupon}
      notice={refusal !== null && <TillRefusal text={refusal} />}
      onClose={onClose}
    />
  );
}
