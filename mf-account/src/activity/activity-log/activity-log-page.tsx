import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { RefreshList } from '../../common/lists/refresh-list';
import LogView from './log-view';
import { activityLogStrings } from './strings';
import { activityLogKey, useActivityLog } from './use-activity-log';

export default function ActivityLogPage() {
  const t = useStrings(activityLogStrings);
  const { readAt } = useActivityLog();
  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={activityLogKey} />}>
      <OfflineStrip savedAt={readAt} />
      <LogView place="page" />
    </PageLayout>
  );
}
