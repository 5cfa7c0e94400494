import { languages } from '@mrw/shared-contracts/language';
import type { BootPlan, EarlyRead } from '@mrw/shared-contracts/manifest';
import { adviceAddress } from '../browser-check/supported-browser';
import { firstLanguage, languageCookie, type Spoken } from '../host/language/first-language';
import { deviceId } from '../host/session/device';
import { sessionCookieName } from '../host/session/session-cookie-name';
import { cookieIn } from './cookie-in';
import { askForPicture } from './early-picture';
import { earlyReads } from './early-reads';
import { askForScripts, earlyScripts } from './early-scripts';
import { routeOfPlan } from './route-of-plan';

declare global {
  interface Window {
    /** What the first script has asked the API for. */
    __MRW_EARLY__?: EarlyRead[];
  }
}

/**
 * The first script of every page, compiled for browsers of any age and put into the page itself: leads old
 * browsers to the advice, names the language, marks a page in a frame, and asks for the scripts of
 * the page's remote and for what is read there first before the shell is there.
 *
 * @param plan null in a page that was made without one
 */
export function boot(page: Window, plan: BootPlan | null): void {
  const { location, document } = page;
  const advice = adviceAddress(page, location.pathname);
  if (advice !== null) {
    location.replace(advice);
    return;
  }
  if (!plan) return;
  const framed = page.parent !== page;
  if (framed) document.documentElement.classList.add('framed');
  const language = firstLanguage(
    spokenIn(plan),
    new URLSearchParams(location.search),
    cookieIn(document.cookie, languageCookie),
  );
  const title = plan.spoken[language];
  document.documentElement.lang = language;
  if (title !== undefined) document.title = title;
  const device = deviceId(() => page.localStorage);
  askForScripts(document, earlyScripts(plan, location.pathname, device));
  // Who comes in a frame is told by the site around it.
  if (!framed) {
    const name = sessionCookieName(location.protocol === 'https:');
    const visit = {
      path: location.pathname,
      language,
      session: cookieIn(document.cookie, name),
      now: Date.now(),
    };
    const reads = earlyReads(plan, visit, page.fetch.bind(page));
    page.__MRW_EARLY__ = reads;
    const picture = routeOfPlan(plan, location.pathname)?.picture;
    const named = picture && reads[picture.read];
    // A member's reads are other ones.
    if (named && named.authorization === undefined) askForPicture(document, named, picture);
  }
  // The first date that is written takes 10 ms, 40 on a slow phone: after the first paint, while the scripts
  // are on their way.
  page.requestAnimationFrame(() => page.setTimeout(() => new Date().toLocaleDateString(language)));
}

const spokenIn = ({ spoken, defaultLanguage }: BootPlan): Spoken => ({
  availableLanguages: languages.filter((language) => language in spoken),
  defaultLanguage,
});
