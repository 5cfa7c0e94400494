import { useHost, usePagedList } from '@mrw/shared-contracts';
import { activity } from '@mrw/shared-contracts/api/activity-log';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMember } from '@mrw/shared-ui/member';

export const activityLogKey = ['activity-log'];

export function useActivityLog() {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: activityLogKey,
    client: http.other,
    first: { url: `/customers/${uid}/activity_logs`, params: pageParameters(pageSizes.activityLog) },
    item: activity,
  });
}
