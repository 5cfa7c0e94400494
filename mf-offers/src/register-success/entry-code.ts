/**
 * What the entry QR code holds: the same form as the member card.
 *
 * @param now milliseconds since 1970; the code carries whole seconds
 */
export function entryCode(uid: string, membershipId: string, now: number): string {
  return JSON.stringify({ uid, membership_id: membershipId, time: Math.floor(now / 1000) });
}
