/** The properties of `navigator` that are read. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether this is a phone or a tablet, where a camera scan, a check-in and the native app are available. The kind of
 * device decides, never the width of the window; an iPad identifies itself as a Macintosh and is
 * detected by its touch points.
 */
export function isMobileDevice({ userAgent, maxTouchPoints }: Device): boolean {
  if (/Android|iPhone|iPad|iPod|Windows Phone|Mobi/i.test(userAgent)) return true;
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}
