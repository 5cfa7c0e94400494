import * as z from 'zod/mini';

const text = z.union([z.string(), z.number()]);
const routeState = z.object({ uid: text, memberShipID: text });

export type RegisteredGuest = { uid: string; membershipId: string };

/**
 * The registered guest, from the navigation state or the query (§2).
 *
 * @returns null when both lack it
 */
export function readRegisteredGuest(state: unknown, query: URLSearchParams): RegisteredGuest | null {
  const parsed = routeState.safeParse(state);
  const uid = parsed.success ? String(parsed.data.uid) : query.get('uid');
  const membershipId = parsed.success ? String(parsed.data.memberShipID) : query.get('memberShipID');
  return uid && membershipId ? { uid, membershipId } : null;
}
