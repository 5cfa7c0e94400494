import { Skeleton } from '@mrw/shared-ui';
import s from './coupon-detail.module.css';

/** The skeleton of a coupon. */
export function CouponSkeleton() {
  return (
    <div className={s.page} aria-busy="true">
      <div className={s.main}>
        <Skeleton width="60%" />
        <Skeleton ratio="4/3" />
        <Skeleton lines={2} />
      </div>
      <div className={s.pictures}>
        <Skeleton ratio="16/10" />
      </div>
      <div className={s.texts}>
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
