export type CodeHolder = { uid: string; membershipId: string };

/**
 * What the QR code of a member says, on the card and at the entry of an event (§2, Q-061).
 *
 * @param madeAt milliseconds since 1970; the code carries whole seconds
 */
export function memberCode({ uid, membershipId }: CodeHolder, madeAt: number): string {
  return JSON.stringify({ uid, membership_id: membershipId, time: Math.floor(madeAt / 1_000) });
}
