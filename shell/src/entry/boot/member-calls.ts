import { needsRefresh } from '../../host/session/tokens';

/**
 * The first calls of a member's page (`MemberApi`) with their header. None when the token must be renewed first, or
 * when the session is split over several cookies: the site handles both.
 *
 * @param cookie of the session
 * @param now milliseconds since 1970
 */
export function callsOfMember(
  cookie: string,
  now: number,
): { paths: string[]; authorization: string } | null {
  try {
    const session = JSON.parse(decodeURIComponent(cookie)) as Record<string, unknown>;
    const { access, uid, receivedAt } = session;
    if (typeof access !== 'string' || typeof receivedAt !== 'number' || !/^\d+$/.test(String(uid)))
      return null;
    if (needsRefresh({ access, refresh: '', receivedAt }, now)) return null;
    return {
      paths: [
        `/customers/${String(uid)}`,
        `/point-accounts/${String(uid)}`,
        `/customers/unread_messages_count/?uid=${String(uid)}`,
      ],
      authorization: `Bearer ${access}`,
    };
  } catch {
    return null;
  }
}
