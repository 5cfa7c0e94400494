export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether a camera scan or a check-in makes sense here. The kind of device decides, never the width of the window
 * an iPad calls itself a Macintosh and gives itself away by its touch points.
 */
export function isMobileDevice({ userAgent, maxTouchPoints }: Device): boolean {
  if (/Android|iPhone|iPad|iPod|Windows Phone|Mobile/i.test(userAgent)) return true;
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}
