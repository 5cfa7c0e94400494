import type { Scope } from '../../platform/identity/tokens';
import { Refusal } from '../../platform/http/refusal';

/** The part of the token service that identifies the owner of an access token. */
export interface BookingTokens {
  caller(authorization: string): Promise<{ member: { id: number }; scope: Scope } | { expired: true }>;
}

/** The guest of a booking access token; `null` when it is unknown, of another kind or older than 10 minutes. */
export async function bookingGuest(
  tokens: BookingTokens,
  accessToken: string,
): Promise<{ uid: string } | null> {
  try {
    const caller = await tokens.caller(`Bearer ${accessToken}`);
    if ('expired' in caller || caller.scope !== 'booking') return null;
    return { uid: String(caller.member.id) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
