import { readItem, useHost, useLanguage, useSession } from '@mrw/shared-contracts';
import { campaign } from '@mrw/shared-contracts/api/campaigns';
import { useQuery } from '@tanstack/react-query';
import { sessionSubject } from './session/session-subject';

/** Query key of one campaign, also for invalidation after an action. */
export const campaignKey = (id: string) => ['campaign', id] as const;

/**
 * One campaign, for the member or visitor. The content of the previous language stays until the new one is loaded.
 *
 * @param id null while it is unknown
 */
export function useCampaign(id: string | null) {
  const { http } = useHost();
  const language = useLanguage();
  const session = useSession();
  const who = sessionSubject(session);
  return useQuery({
    queryKey: [...campaignKey(id ?? ''), who, language],
    enabled: id !== null && session.kind !== 'restoring',
    queryFn: ({ signal }) =>
      readItem(http.campaign, { url: `/campaigns/${encodeURIComponent(id ?? '')}`, signal }, campaign, [
        'id',
        'name',
      ]),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === id && query.queryKey[2] === who ? previous : undefined,
  });
}
