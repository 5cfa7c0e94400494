/** As js-cookie takes them. */
export type CookieAttributes = {
  path: string;
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: boolean;
  /** Days. */
  expires: number;
};

/**
 * How the site keeps a cookie: inside another site only a cookie of its own partition is kept,
 * and that only over https.
 *
 * @param days it is kept for
 * @param secure true on an https site
 * @param embedded true inside another site
 */
export const cookieAttributes = (days: number, secure = false, embedded = false): CookieAttributes =>
  secure && embedded
    ? { path: '/', sameSite: 'none', secure, partitioned: true, expires: days }
    : { path: '/', sameSite: 'lax', secure, expires: days };
