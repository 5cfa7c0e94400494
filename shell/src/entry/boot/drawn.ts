import { deviceNow } from '@mrw/shared-contracts/device/now';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { drawnAttributes, drawnIds, type DrawnVersions } from '@mrw/shared-contracts/manifest/drawn-page';
import { wasClosed } from '../../frame/open-app/banner-visibility';
import { languageCookie } from '../../host/language/first-language';
import type { DrawnPress } from '../../first-view/drawn-press';
import type { BootVisit } from './boot';
import { cookieIn } from './cookie-in';
import { fitsVisit, type DrawnView } from './fits-visit';

declare global {
  interface Window {
    /** The last press on a drawn view: what it opens is opened in the real one. */
    __MRW_PRESS__?: DrawnPress;
  }
}

/**
 * Decides, before the first paint, whether the view in the document stands: not for members, in simple mode, inside
 * another site, without a network, with a developer's build, in a preview or after a failure. Without it the page is as if nothing had
 * been drawn. Called from the head: the view is found as soon as the browser has read its first element.
 */
export function chooseDrawn(page: Window, plan: BootPlan, visit: BootVisit, readAhead: () => void): void {
  const { document } = page;
  const look = () => {
    const element = document.getElementById(drawnIds.view);
    if (!element && !document.getElementById('root')) return;
    observer.disconnect();
    const view = element && viewOf(element);
    if (view && isUsual(page, plan, visit) && fitsVisit(plan, view, visit)) {
      if (visit.asked) keepLanguage(page, visit.language);
      stand(page, element, view);
    } else {
      dropDrawn(document);
      readAhead();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

const isUsual = (page: Window, plan: BootPlan, visit: BootVisit) =>
  page.navigator.onLine &&
  page.parent === page &&
  !(plan.takesUpSession && visit.session !== undefined) &&
  !visit.search.includes('isOpenInOtherSite') &&
  !['isOpenInOtherSite', 'mrw_preview'].some((key) => holds(page, 'sessionStorage', key)) &&
  !['simple_mode', 'overrides', 'failed_versions'].some((key) => holds(page, 'localStorage', `mrw_${key}`));

/** Blocked storage holds nothing. */
function holds(page: Window, storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return page[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}

function viewOf(element: Element): DrawnView {
  return {
    at: Number(element.getAttribute(drawnAttributes.drawnAt)),
    keep: Number(element.getAttribute(drawnAttributes.keep)),
    language: element.getAttribute(drawnAttributes.language),
    address: element.getAttribute(drawnAttributes.path),
    versions: JSON.parse(element.getAttribute(drawnAttributes.versions) ?? '{}') as DrawnVersions,
  };
}

/** As the app does when it starts: a link of the view may be followed before that. */
function keepLanguage({ document, location }: Window, language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Without scripts of its own: presses are kept, forms are not sent, and it goes when it is too old. */
function stand(page: Window, drawn: Element, view: DrawnView): void {
  const { document } = page;
  const is = (name: string, value: boolean) => {
    if (value) document.documentElement.setAttribute(`data-${name}`, '');
  };
  // Scripts have the connection after the first picture (`replace-drawn.ts`).
  is('first-picture', true);
  is('mobile', isMobileDevice(page.navigator));
  is('chosen', cookieIn(document.cookie, 'cookie_consent') !== undefined);
  is('app-closed', wasClosed(page, deviceNow()));
  drawn.addEventListener('click', (event) => {
    page.__MRW_PRESS__ = { target: event.target, at: page.performance.now() };
  });
  drawn.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  page.setTimeout(
    () => {
      dropDrawn(document);
    },
    view.at + view.keep - deviceNow(),
  );
}

/** The style sheet of the document hides the real view as long as a drawn one precedes it. */
function dropDrawn(document: Document): void {
  [drawnIds.view, drawnIds.styles, drawnIds.answers].forEach((id) => {
    document.getElementById(id)?.remove();
  });
}
