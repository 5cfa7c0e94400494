import { needsRefresh } from '../host/session/tokens';

/**
 * What the site asks for in the name of a member before anything else (`MemberApi`), and the header that it
 * asks with. Nothing when the token has to be renewed first, or when the session is too long for one cookie:
 * the site does both.
 *
 * @param cookie that of the session
 * @param now milliseconds since 1970
 */
export function readsOfMember(
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
