/**
 * The link that a member sends to friends (§9, Q-148).
 *
 * @param site absolute address of any page of the site
 * @param membershipId becomes `referCode`
 * @throws TypeError when `site` is no absolute address
 */
export function referLink(site: string, membershipId: string): string {
  const link = new URL('/', site);
  link.searchParams.set('referCode', membershipId);
  return link.href;
}
