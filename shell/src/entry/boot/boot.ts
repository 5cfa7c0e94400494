import { deviceNow } from '@mrw/shared-contracts/device/now';
import { languages, type Language } from '@mrw/shared-contracts/language';
import { withoutBlankEnds } from '@mrw/shared-contracts/links/blank-ends';
import type { BootPlan, PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { adviceAddress } from '../../pages/browser-check/supported-browser';
import {
  firstLanguage,
  languageAskedFor,
  languageCookie,
  type Spoken,
} from '../../host/language/first-language';
import { deviceId } from '../../host/session/device';
import { sessionCookieName } from '../../host/session/session-cookie-name';
import { cookieIn } from './cookie-in';
import { preloadImage } from './preload-image';
import { prefetch } from './prefetch';
import { preloadScripts, scriptsOfPath } from './preload-scripts';
import { routeOfPlan } from './route-of-plan';
import { sayNotLoaded } from './say-not-loaded';

declare global {
  interface Window {
    /** The API calls that the first script has sent. */
    __MRW_PREFETCHED__?: PrefetchedResponse[];
  }
}

/** What the choice about a drawn view needs of a visit. */
export type BootVisit = {
  path: string;
  search: string;
  language: Language;
  /** The address names it. */
  asked: boolean;
  session: string | undefined;
  now: number;
  device: string;
};

type DrawnChoice = (page: Window, plan: BootPlan, visit: BootVisit, readAhead: () => void) => void;

/**
 * The first script of every page, compiled for browsers of any age and inlined: redirects old browsers to the advice
 * tidies the address, sets the language, marks a page in a frame, and preloads the scripts of the page's remote and its first
 * API responses.
 *
 * @param plan null in a page without one
 * @param drawn of a page with a drawn view: whether that stands; else the first API calls are sent
 */
export function boot(page: Window, plan: BootPlan | null, drawn?: DrawnChoice): void {
  const { location, document } = page;
  const advice = adviceAddress(page, location.pathname);
  if (advice !== null) {
    location.replace(advice);
    return;
  }
  if (!plan) return;
  withoutCookies(document);
  tidyAddress(page);
  const framed = page.parent !== page;
  if (framed) document.documentElement.classList.add('framed');
  const query = new URLSearchParams(location.search);
  const language = firstLanguage(spokenIn(plan), query, cookieIn(document.cookie, languageCookie));
  const title = plan.spoken[language];
  document.documentElement.lang = language;
  if (title !== undefined) document.title = title;
  sayNotLoaded(page, language);
  const device = deviceId(() => page.localStorage);
  preloadScripts(document, scriptsOfPath(plan, location.pathname, device));
  const name = sessionCookieName(location.protocol === 'https:');
  const visit = {
    path: location.pathname,
    search: location.search,
    language,
    asked: languageAskedFor(spokenIn(plan), query) !== null,
    session: cookieIn(document.cookie, name),
    now: deviceNow(),
    device,
  };
  const readAhead = () => {
    // In a frame the session comes from the partner site.
    if (framed) return;
    const reads = prefetch(plan, visit, page.fetch.bind(page));
    page.__MRW_PREFETCHED__ = reads;
    const picture = routeOfPlan(plan, location.pathname)?.picture;
    const named = picture && reads[picture.read];
    // A member has other first calls.
    if (named && named.authorization === undefined) preloadImage(document, named, picture);
  };
  if (drawn) drawn(page, plan, visit, readAhead);
  else readAhead();
  // The first formatted date takes 10 ms, 40 on a slow phone: done after the first paint, while the scripts load.
  page.requestAnimationFrame(() => page.setTimeout(() => new Date(0).toLocaleDateString(language)));
}

/** Before anything reads the address. */
function tidyAddress({ location, history }: Window): void {
  const meant = withoutBlankEnds(location.href);
  if (meant !== location.href) history.replaceState(history.state, '', meant);
}

/** In a frame with `sandbox` and no origin, access to cookies throws: the page continues without them. */
function withoutCookies(page: Document): void {
  try {
    if (page.cookie) return;
  } catch {
    Object.defineProperty(page, 'cookie', { get: () => '', set: () => undefined });
  }
}

const spokenIn = ({ spoken, defaultLanguage }: BootPlan): Spoken => ({
  availableLanguages: languages.filter((language) => language in spoken),
  defaultLanguage,
});
