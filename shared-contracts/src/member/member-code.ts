/** The member that a code on a screen is of. */
export type CodeHolder = { uid: string; membershipId: string };

/**
 * Content of a member's QR code, on the card and at the entry of an event (§2, Q-061).
 *
 * @param madeAt milliseconds since 1970; the code contains whole seconds
 */
export function memberCode({ uid, membershipId }: CodeHolder, madeAt: number): string {
  return JSON.stringify({ uid, membership_id: membershipId, time: Math.floor(madeAt / 1_000) });
}
