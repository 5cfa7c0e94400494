/**
 * The booking site's list, opened with the access that our server got for the member (§2 Family booking, Q-039).
 *
 * @param listUrl absolute address from the server
 * @returns null when the server's address is not one to open
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
