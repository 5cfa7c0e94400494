import { readPage, useHost } from '@mrw/shared-contracts';
import { linkEarningRule } from '@mrw/shared-contracts/api/stamps';
import { useQuery } from '@tanstack/react-query';
import { useRewardsOf, useStampScope } from '../../campaigns/gifts/stamp-rewards';

export const stampTasksKey = (id: string) => ['stamp-tasks', id] as const;

/** The card and its tasks, for the member or visitor (§7). */
export function useStampCard(id: string) {
  const host = useHost();
  const { scope, enabled, sameCardAs } = useStampScope();
  const rewards = useQuery(useRewardsOf()(id));
  const tasks = useQuery({
    queryKey: [...stampTasksKey(id), ...scope],
    enabled,
    queryFn: async ({ signal }) => {
      const url = `/stamp_campaigns/${id}/link_earning_rules`;
      return (await readPage(host.http.campaign, { url, signal }, linkEarningRule)).items;
    },
    placeholderData: sameCardAs(id),
  });
  return { rewards, tasks };
}
