import type { TokenPair } from '@mrw/shared-contracts/api/auth';
import { session as limits } from '@mrw/shared-contracts/constants';

/** `receivedAt` in milliseconds since 1970: the lifetime counts from receipt, not from the token. */
export type Tokens = TokenPair & { receivedAt: number };

/**
 * Whether a call must wait for a refresh (§4): fewer than 10 of the 60 minutes are left.
 *
 * @param now milliseconds since 1970; a clock that was set back counts as expired
 */
export function needsRefresh(tokens: Tokens, now: number): boolean {
  const age = now - tokens.receivedAt;
  return age < 0 || limits.accessTokenLifetime - age < limits.refreshBefore;
}
