import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { ActivityLog } from './activity-log';
import { activityLogStrings } from './strings';

export default function ActivityLogPage() {
  const t = useStrings(activityLogStrings);
  return (
    <PageLayout title={t('title')} width="reading">
      <OfflineStrip />
      <ActivityLog />
    </PageLayout>
  );
}
