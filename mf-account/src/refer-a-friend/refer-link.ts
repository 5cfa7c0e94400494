/**
 * The link a member sends to friends (§9, Q-148).
 *
 * @param site absolute address of the site
 */
export function referLink(site: string, membershipId: string): string {
  const link = new URL('/', site);
  link.searchParams.set('referCode', membershipId);
  return link.href;
}
