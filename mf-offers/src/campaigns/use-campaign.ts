import { ApiError, send, useHost, useLanguage, useSession, type Host } from '@mrw/shared-contracts';
import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { readRecord } from '@mrw/shared-contracts/api/reading';
import { useQuery } from '@tanstack/react-query';
import { sessionSubject } from '../session/session-subject';

/** Query key of one campaign, also for invalidation after an action. */
export const campaignKey = (id: string) => ['campaign', id] as const;

/**
 * One campaign, for the member or visitor. The content of the previous language stays until the new one is loaded.
 *
 * @param id null while it is unknown
 */
export function useCampaign(id: string | null) {
  const host = useHost();
  const language = useLanguage();
  const session = useSession();
  const who = sessionSubject(session);
  return useQuery({
    queryKey: [...campaignKey(id ?? ''), who, language],
    enabled: id !== null && session.kind !== 'restoring',
    queryFn: ({ signal }) => readCampaign(host, id ?? '', signal),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === id && query.queryKey[2] === who ? previous : undefined,
  });
}

/** Missing fields get defaults, as in lists (§5, Q-078). */
async function readCampaign(host: Host, id: string, signal: AbortSignal): Promise<Campaign> {
  const url = `/campaigns/${encodeURIComponent(id)}`;
  const response = await send(host.http.campaign, { url, signal });
  const read = readRecord(campaign, response.data, (problem) => {
    console.warn(`${url}: ${problem}`);
  });
  if (read === null) throw new ApiError({ kind: 'malformed', status: response.status });
  return read;
}
