/** The link that brings a friend (§9): base URL with referCode set to the membership id. */
export function referLink(siteOrigin: string, membershipId: string): string {
  const url = new URL('/', siteOrigin);
  url.searchParams.set('referCode', membershipId);
  return url.href;
}
