/**
 * The list of the booking site, opened with the member's access token (§2 Family booking, Q-039).
 *
 * @param listUrl absolute address from the server
 * @returns null for an unsafe address
 */
export function bookingAddress(listUrl: string, access: string): string | null {
  let url: URL;
  try {
    url = new URL(listUrl);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('access_token', access);
  return url.href;
}
