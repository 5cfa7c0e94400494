import { useHost, useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { RefreshList } from '../lists/refresh-list';
import { ActivityLog } from './activity-log';
import { activityLogStrings } from './strings';
import { Timeline } from './timeline';
import { activityLogKey, useActivityLog } from './use-activity-log';

export default function ActivityLogPage() {
  const t = useStrings(activityLogStrings);
  const { pointsTimeline } = useHost().config;
  const { readAt } = useActivityLog();
  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={activityLogKey} />}>
      <OfflineStrip savedAt={readAt} />
      {pointsTimeline ? <Timeline /> : <ActivityLog />}
    </PageLayout>
  );
}
