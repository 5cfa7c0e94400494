import { readResource, useHost, useLanguage, useSession, type Host } from '@mrw/shared-contracts';
import { stampRewards, type StampRewards } from '@mrw/shared-contracts/api/stamps';
import { sessionSubject } from '../session/session-subject';

export const stampRewardsKey = (id: string) => ['stamp-rewards', id] as const;

export function readStampRewards(
  host: Host,
  id: string,
  options: { signal: AbortSignal; retry?: false },
): Promise<StampRewards> {
  const request = { url: `/stamp_campaigns/${id}/stamp_rewards`, ...options };
  return readResource(host.http.campaign, request, stampRewards);
}

/** What the keys of a card end in, and the data that stays meanwhile. */
export function useStampScope() {
  const language = useLanguage();
  const session = useSession();
  const who = sessionSubject(session);
  return {
    scope: [who, language],
    enabled: session.kind !== 'restoring',
    /** The card of the previous language stays until the new one is loaded: a running task must not restart. */
    sameCardAs:
      (id: string) =>
      <Data>(previous: Data | undefined, query?: { queryKey: readonly unknown[] }) =>
        query?.queryKey[1] === id && query.queryKey[2] === who ? previous : undefined,
  };
}

/** The query for the stamps and gifts of the member or visitor, read while they are `wanted`. */
export function useRewardsOf() {
  const host = useHost();
  const { scope, enabled, sameCardAs } = useStampScope();
  return (id: string, wanted = true) => ({
    queryKey: [...stampRewardsKey(id), ...scope],
    enabled: enabled && wanted,
    queryFn: ({ signal }: { signal: AbortSignal }) => readStampRewards(host, id, { signal }),
    placeholderData: sameCardAs(id)<StampRewards>,
  });
}

/** How many gifts can be opened now. */
export const giftsToOpen = (
  card: Pick<StampRewards, 'badges' | 'earnedStamps' | 'redeemedRewards'>,
): number =>
  card.badges.filter(
    (badge) => badge.required_stamps <= card.earnedStamps && !card.redeemedRewards.includes(badge.id),
  ).length;
