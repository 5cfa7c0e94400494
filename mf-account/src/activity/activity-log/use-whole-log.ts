import { useHost } from '@mrw/shared-contracts';
import { activity } from '@mrw/shared-contracts/api/activity-log';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMember } from '@mrw/shared-ui/member';
import { readAll } from '../../common/lists/read-all';
import { activityLogKey } from './use-activity-log';

/** Years of an active member. The file of a longer log has its latest entries. */
const mostPages = 250;
export const mostEntries = mostPages * pageSizes.activityLog;

/** The query of all entries; begins with the key of the list, so that a refresh reads it again too. */
export function useWholeLogQuery() {
  const { http } = useHost();
  const { uid } = useMember();
  const url = `/customers/${uid}/activity_logs`;
  const params = pageParameters(pageSizes.activityLog);
  return {
    queryKey: [...activityLogKey, 'whole', uid],
    queryFn: () => readAll(http.other, { url, params }, activity, mostPages),
  };
}
