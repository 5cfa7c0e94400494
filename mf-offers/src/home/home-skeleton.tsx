import { Card, Skeleton } from '@mrw/shared-ui';
import s from './home-page.module.css';

/** The shape of the member's row while a stored session is being validated. */
export function HomeSkeleton() {
  return (
    <div className={s.waiting} aria-busy="true">
      <Card>
        <Skeleton lines={2} />
      </Card>
    </div>
  );
}
