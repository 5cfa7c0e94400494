import { startScripts } from '@mrw/shared-contracts/manifest';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { skip } from 'rxjs';
import { createConsent } from '../cookie-consent/consent';
import { allowPanel } from '../developer/developer-tools';
import { createKernel } from '../host/create-host';
import { cookieAttributes } from '../host/cookie-attributes';
import { readEmbed } from '../host/embed-flag';
import { cardStorage, memberOnCard } from '../offline-card/card-record';
import { canKeepCards, offlineCardOf } from '../offline-card/card-of-page';
import { dropLanguageOnReturn } from '../host/language/drop-language';
import { firstLanguage, languageAskedFor, languageParameters } from '../host/language/first-language';
import { storedLanguage, storeLanguage } from '../host/language/stored-language';
import { keepScrollPosition } from '../host/navigation/scroll-position';
import { historyNavigation } from '../host/navigation/history-navigation';
import type { PageData } from '../host/page-data';
import { lastManifestOnDevice } from '../host/remotes/last-manifest';
import { otherTabs } from '../host/session/other-tabs';
import { retryMember } from '../host/session/retry-member';
import { sessionCookie } from '../host/session/session-cookie';
import { takeReferCode } from '../refer-code/refer-code';
import { createSimpleMode } from '../simple-mode/simple-mode';
import { SimpleModeContext } from '../simple-mode/simple-mode-context';
import { pageTelemetry } from '../telemetry/page-telemetry';
import { startTelemetry } from '../telemetry/start-telemetry';
import { askForScript, preloadOnIntent } from '../preload/on-intent';
import { reloadOnceWhenStale } from '../stale-release/reload-once';
import { leavesAfterLogout } from './after-logout';
import { App } from './App';
import { coverWhileAway } from './covered-while-away';
import { routeOf } from './route-of';
import { Site } from './Site';
import { nameWebManifest } from './web-manifest';

/** The whole site on a page of its own, or in a plain frame of a partner. */
export function startSite(page: PageData, query: URLSearchParams, box: HTMLElement): void {
  const embed = readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  });
  const secure = window.location.protocol === 'https:';
  const attributes = cookieAttributes(365, secure, embed.isOpenInOtherSite);
  // Whoever came in by a link in one language comes back from the sign-on site in it.
  const asked = languageAskedFor(page.profile, query);
  if (asked) storeLanguage(asked, attributes);
  const storage = sessionCookie(secure, embed.isOpenInOtherSite);
  const consent = createConsent(attributes);
  dropLanguageOnReturn(window);
  const navigation = historyNavigation(createBrowserHistory({ v5Compat: true }));
  history.scrollRestoration = 'manual';
  keepScrollPosition(navigation);

  const telemetry = pageTelemetry();
  const cards = cardStorage(() => localStorage);
  const keepsCards = canKeepCards(window) && !embed.isOpenInOtherSite;
  const kernel = createKernel({
    page,
    navigation,
    storage,
    storeLanguage: (language) => {
      storeLanguage(language, attributes);
    },
    // The cookie has the last choice of all tabs.
    language: firstLanguage(page.profile, query, storedLanguage() ?? storage.read()?.language),
    root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
    embed,
    telemetry,
    referCode: takeReferCode(query, () => sessionStorage),
    consent$: consent.consent$,
    tabs: otherTabs(window),
    lastManifest: lastManifestOnDevice(() => localStorage),
    ...(keepsCards
      ? {
          memberOnDevice: (uid) => memberOnCard(cards.read(), uid),
          offlineCard: (session$) => offlineCardOf(page, cards, session$),
        }
      : {}),
  });

  preloadOnIntent(window, {
    scriptsFor: (path) => {
      const remotes = kernel.deployment.remotes$.value;
      const route = routeOf(path, remotes, page.profile.flags);
      if (route.kind !== 'remote') return [];
      const remote = remotes[route.remote];
      return remote ? startScripts(remote, route.route) : [];
    },
    ask: askForScript,
  });
  startTelemetry(page, kernel, telemetry);
  reloadOnceWhenStale(window, {
    assets: __webpack_public_path__,
    guarded: navigation.isGuarded,
    telemetry,
    storage: () => sessionStorage,
    reload: () => {
      window.location.reload();
    },
  });
  allowPanel(page, kernel, telemetry.records);
  kernel.host.language$.subscribe((language) => {
    nameWebManifest(document, language);
  });
  // Whoever switches keeps that language over a reload, whatever the link had asked for (S-041).
  kernel.host.language$.pipe(skip(1)).subscribe(() => {
    navigation.dropParameters(languageParameters);
  });
  // Before the stored session is taken up: it may end before anything is drawn.
  kernel.host.bus.on('logout', ({ reason }) => {
    if (leavesAfterLogout(navigation.state$.value.location.pathname, reason, embed))
      navigation.leaveFor('/home');
  });
  retryMember(navigation, kernel.sessions);
  void kernel.sessions.restore();
  coverWhileAway(window, document.documentElement, () => void kernel.sessions.follow());
  const simpleMode = createSimpleMode(document.documentElement, () => localStorage);
  createRoot(box, { identifierPrefix: 'shell-' }).render(
    <App kernel={kernel} consent={consent}>
      <SimpleModeContext.Provider value={simpleMode}>
        <Site />
      </SimpleModeContext.Provider>
    </App>,
  );
}
