import { readPage, type Host } from '@mrw/shared-contracts';
import { activity, type Activity, type ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { remember, type IsDone } from './remember';

type Named = Pick<Campaign, 'name' | 'translations'>;

/**
 * Records the activity log of a member, to find the entry that a participation adds to it: of its type and of this
 * campaign, so that no other act of the same moment counts. A coupon does not say which campaign gave it.
 */
export function rememberLog(
  host: Host,
  uid: string,
  type: ActivityType,
  campaign: Named,
): Promise<IsDone | null> {
  const isOfAct = entryOf(type, campaign);
  return remember(
    async (options) => {
      const request = {
        url: `/customers/${uid}/activity_logs`,
        params: pageParameters(pageSizes.activityLog),
        ...options,
      };
      const { items } = await readPage(host.http.other, request, activity);
      return items.filter(isOfAct).map(({ id }) => id);
    },
    // Entries are never removed and the newest is the first, so none moves up from the next page.
    (before, now) => now.some((id) => !before.includes(id)),
  );
}

/** An entry has the names of its campaign, not its id. */
function entryOf(type: ActivityType, { name, translations }: Named) {
  const names = new Set([name, ...translations.map((translation) => translation.name)]);
  return ({ activity_type, log_info: { campaign_name } }: Activity) =>
    activity_type === type && Object.values(campaign_name ?? {}).some((logged) => names.has(logged));
}
