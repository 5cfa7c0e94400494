import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Lets in who has the token. What the browser keeps, and what a form carries, are derived from it: neither opens the
 * other's door, and a page on another port that gets the cookie cannot make a form.
 */
export function createSession(token: string, cookie: string) {
  const derived = (use: string) => createHmac('sha256', token).update(use).digest('base64url');
  const visit = derived('cookie');
  const form = derived('form');
  return {
    /** What every form carries. */
    form,
    isToken: (given: string) => isEqual(derived(`typed ${given}`), derived(`typed ${token}`)),
    isForm: (given: string | null) => isEqual(given ?? '', form),
    isVisitor: (cookies = '') => cookies.split(/; */).some((pair) => isEqual(pair, `${cookie}=${visit}`)),
    /** @param secure whether the page is served by https */
    setCookie: (secure: boolean) =>
      `${cookie}=${visit}; HttpOnly; SameSite=Strict; Path=/${secure ? '; Secure' : ''}`,
  };
}

export type Session = ReturnType<typeof createSession>;

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
