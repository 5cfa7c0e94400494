/** Options of js-cookie. */
export type CookieAttributes = {
  path: string;
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: boolean;
  /** Days. */
  expires: number;
};

/**
 * Cookie attributes: inside a partner site only a partitioned cookie is possible, and only over https.
 *
 * @param days until it expires
 * @param secure true on an https site
 * @param embedded true inside a partner site
 */
export const cookieAttributes = (days: number, secure = false, embedded = false): CookieAttributes =>
  secure && embedded
    ? { path: '/', sameSite: 'none', secure, partitioned: true, expires: days }
    : { path: '/', sameSite: 'lax', secure, expires: days };
