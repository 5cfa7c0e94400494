import { Card, Skeleton } from '@mrw/shared-ui';
import s from './campaign-view.module.css';

/** The skeleton of a campaign. */
export function CampaignSkeleton() {
  return (
    <div className={s.layout} aria-busy="true">
      <div className={s.media}>
        <Skeleton ratio="16/10" />
      </div>
      <div className={s.side}>
        <Skeleton width="70%" />
        <Skeleton lines={2} />
        <Card>
          <Skeleton lines={4} />
        </Card>
      </div>
    </div>
  );
}
