import type { IncomingHttpHeaders } from 'node:http';
import type { DeploymentProfile, Language } from '@mrw/shared-contracts';
import { session } from '@mrw/shared-contracts/constants';
import { drawnFile } from './drawn-file';
import type { DrawnPlace } from './drawn-store';

/** The stored choice of the language (`shell/src/host/language/first-language.ts`). */
export const languageCookie = 'mrw_language';
/** Any part of a session, of a site with or without https. */
export const sessionCookie = new RegExp(`(?:^|; ?)(?:__Host-)?${session.cookieName}(?:\\.\\d)?=`);
/** Parameters that do not change a page, besides `locale`: they say where a visit comes from. */
export const neutralParameter = String.raw`(?:utm_\w+|gclid|fbclid)`;
/** What `Sec-Fetch-Dest` says of a page inside another one. */
export const framedDestinations = ['iframe', 'frame', 'embed', 'object', 'fencedframe'];

const neutral = new RegExp(`^${neutralParameter}$`);

type Spoken = Pick<DeploymentProfile, 'availableLanguages' | 'defaultLanguage'>;

/**
 * The drawn page for a request: of a visitor without a session, in the language that the page would choose too.
 * Null when the page is served as it is for every path: whatever is unusual gets the right thing in the browser.
 */
export function chooseDrawn(spoken: Spoken, url: URL, headers: IncomingHttpHeaders): DrawnPlace | null {
  const cookies = headers.cookie ?? '';
  const destination = headers['sec-fetch-dest'];
  const framed = typeof destination === 'string' && framedDestinations.includes(destination);
  if (framed || sessionCookie.test(cookies)) return null;
  const query = [...url.searchParams].filter(([name]) => !neutral.test(name));
  const locales = query.filter(([name]) => name === 'locale').map(([, value]) => value);
  const rest = query.filter(([name]) => name !== 'locale');
  const [identity] = rest;
  if (locales.length > 1 || rest.length > 1) return null;
  const stored = new RegExp(`(?:^|; ?)${languageCookie}=([^;]*)`).exec(cookies)?.[1];
  const language = languageNamed(spoken, locales[0] ?? stored);
  const file = drawnFile(url.pathname + (identity ? `?${identity[0]}=${identity[1]}` : ''));
  return language && file ? { language, file } : null;
}

/** Only by its own name: other spellings are read by the page. */
const languageNamed = (
  { availableLanguages, defaultLanguage }: Spoken,
  name: string | undefined,
): Language | null =>
  name === undefined ? defaultLanguage : (availableLanguages.find((language) => language === name) ?? null);
