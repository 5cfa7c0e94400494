import type { Language } from '@mrw/shared-contracts/language';
import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';

type Call = {
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  /** The header of a member's call. */
  authorization?: string | undefined;
};

/** Sends a call of the API before the page that needs it is there, with exactly the headers of the page. */
export function sendAhead(
  url: string,
  { language, now, authorization }: Call,
  send: typeof fetch,
): PrefetchedResponse {
  const headers: Record<string, string> = {
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': language,
  };
  if (authorization !== undefined) headers['Authorization'] = authorization;
  const answer = send(url, { headers, credentials: 'omit' });
  // The code that takes the response handles the rejection.
  answer.catch(() => undefined);
  // Written without spreads: the first script of a page would bring a helper for them.
  return Object.assign(
    { url, language, at: now, answer },
    authorization === undefined ? {} : { authorization },
  );
}

/** Whether an address has a parameter with this prefix. */
export const hasParameter = (search: string, prefix: string): boolean =>
  search
    .slice(1)
    .split('&')
    .some((parameter) => parameter.startsWith(prefix));
