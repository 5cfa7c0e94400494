import type { Embed, LogoutReason } from '@mrw/shared-contracts';
import { tokenPaths } from '@mrw/shared-contracts/constants';

/**
 * Whether the end of a session navigates to the home page (§4, §8). Inside a partner site the page stays and explains
 * that the partner handles the login.
 *
 * @param path pathname of the page
 */
export function leavesAfterLogout(
  path: string,
  reason: LogoutReason,
  { isOpenInOtherSite }: Pick<Embed, 'isOpenInOtherSite'>,
): boolean {
  if (isOpenInOtherSite) return false;
  return reason === 'asked' || !tokenPaths.includes(path === '/' ? path : path.replace(/\/+$/, ''));
}
