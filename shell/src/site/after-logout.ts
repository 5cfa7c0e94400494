import type { Embed, LogoutReason } from '@mrw/shared-contracts';

/** Pages that work by a token in their address: they need no session, so its end leaves them alone (§6, Q-093). */
const openedByToken: ReadonlySet<string> = new Set([
  '/',
  '/login_callback',
  '/redeem-gift-card',
  '/unsubscribe_email',
]);

/**
 * Whether the end of a session leads to the home page (§4, §8). Inside another site the page stays and says that the
 * member logs in there.
 *
 * @param path pathname of the page
 */
export function leavesAfterLogout(
  path: string,
  reason: LogoutReason,
  { isOpenInOtherSite }: Pick<Embed, 'isOpenInOtherSite'>,
): boolean {
  if (isOpenInOtherSite) return false;
  return reason === 'asked' || !openedByToken.has(path === '/' ? path : path.replace(/\/+$/, ''));
}
