/** Value of a cookie without special characters; the first script has no space for a library. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
