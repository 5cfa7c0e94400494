import { useHost } from '@mrw/shared-contracts';
import { Card, Skeleton } from '@mrw/shared-ui';
import s from './home-page.module.css';

/** The skeleton of the member row while a stored session is validated. */
export function HomeSkeleton() {
  const { shortcuts, affordability } = useHost().config;
  return (
    <div className={s.waiting} aria-busy="true">
      <Card>
        <Skeleton lines={2} />
      </Card>
      {shortcuts && <div className={s.shortcut} />}
      {affordability && <div className={s.goal} />}
    </div>
  );
}
