export type CodeHolder = { uid: string; membershipId: string };

/**
 * What the QR code of a member says; the entry code of an event has the same form.
 *
 * @param madeAt milliseconds since 1970
 */
export function memberCode({ uid, membershipId }: CodeHolder, madeAt: number): string {
  return JSON.stringify({ uid, membership_id: membershipId, time: Math.floor(madeAt / 1000) });
}

/** `3:12` for 192 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
