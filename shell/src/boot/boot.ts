import { languages } from '@mrw/shared-contracts/language';
import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { adviceAddress } from '../browser-check/supported-browser';
import { firstLanguage, languageCookie, type Spoken } from '../host/language/first-language';
import { deviceId } from '../host/session/device';
import { cookieIn } from './cookie-in';
import { earlyScripts } from './early-scripts';

/**
 * The first script of every page, compiled for browsers of any age and put into the page itself: leads old browsers to the
 * advice, names the language, marks a page in a frame, and asks for the scripts of the page's remote before the shell is
 * there.
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
  if (page.parent !== page) document.documentElement.classList.add('framed');
  const language = firstLanguage(
    spokenIn(plan),
    new URLSearchParams(location.search),
    cookieIn(document.cookie, languageCookie),
  );
  const title = plan.spoken[language];
  document.documentElement.lang = language;
  if (title !== undefined) document.title = title;
  for (const [url, integrity] of earlyScripts(
    plan,
    location.pathname,
    deviceId(() => page.localStorage),
  )) {
    // With exactly the mode and integrity that the script will have, else the file would be loaded twice.
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

const spokenIn = ({ spoken, defaultLanguage }: BootPlan): Spoken => ({
  availableLanguages: languages.filter((language) => language in spoken),
  defaultLanguage,
});
