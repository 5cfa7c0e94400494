import { Skeleton } from '@mrw/shared-ui';
import s from './store-view.module.css';

/** The shape of a store that is still loading. */
export function StoreSkeleton() {
  return (
    <div className={s.layout} aria-hidden="true">
      <div className={s.media}>
        <Skeleton ratio="4/3" />
      </div>
      <div className={s.side}>
        <Skeleton lines={2} />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
