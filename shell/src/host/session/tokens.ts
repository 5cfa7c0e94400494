import type { TokenPair } from '@mrw/shared-contracts/api/auth';
import { session as limits } from '@mrw/shared-contracts/constants';
import * as z from 'zod/mini';

/** `receivedAt` in milliseconds since 1970: the lifetime counts from receipt, not from the token. */
export type Tokens = TokenPair & { receivedAt: number };

/**
 * Whether a call has to wait for a refresh (§4): fewer than 10 of the 60 minutes are left.
 *
 * @param now milliseconds since 1970; a clock that was set back counts as expired
 */
export function needsRefresh(tokens: Tokens, now: number): boolean {
  const age = now - tokens.receivedAt;
  return age < 0 || limits.accessTokenLifetime - age < limits.refreshBefore;
}

const claims = z.object({ sub: z.string().check(z.minLength(1)) });

/** The user id is the subject of the access token (§3); null when the text is not a token. */
export function subjectOf(access: string): string | null {
  try {
    const payload = access.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const parsed = claims.safeParse(JSON.parse(atob(payload)));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    return null;
  }
}
