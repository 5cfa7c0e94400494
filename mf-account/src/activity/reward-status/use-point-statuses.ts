import { useHost, usePagedRows, type PagedList } from '@mrw/shared-contracts';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { pointStatus, type PointStatus } from '@mrw/shared-contracts/api/points';
import { useMember } from '@mrw/shared-ui/member';
import { rewardStatusKey } from './reward-status-key';

export type PointStatusRow = PointStatus & { id: string };

export const pointStatusesRequest = (uid: string) => ({
  url: `/point-accounts/${uid}/point_statuses`,
  params: pageParameters(pageSizes.pointStatuses),
});

/** Points by date of expiry. The entries have no id: the position in the list identifies them. */
export function usePointStatuses(): PagedList<PointStatusRow> {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedRows({
    key: [...rewardStatusKey, 'points'],
    client: http.other,
    first: pointStatusesRequest(uid),
    item: pointStatus,
    rows: (items) => items.map((status, place) => ({ ...status, id: String(place) })),
  });
}
