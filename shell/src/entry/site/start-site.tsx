import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { skip } from 'rxjs';
import { createConsent } from '../../react/cookie-consent/consent';
import type { allowPanel } from '../developer/allow-panel';
import { cookieAttributes } from '../../host/cookie-attributes';
import { createKernel, type Kernel } from '../../host/create-host';
import { readEmbed } from '../../host/embed-flag';
import { dropLanguageOnReturn } from '../../host/language/drop-language';
import { firstLanguage, languageAskedFor, languageParameters } from '../../host/language/first-language';
import { storedLanguage, storeLanguage } from '../../host/language/stored-language';
import { historyNavigation, type SiteNavigation } from '../../host/navigation/history-navigation';
import { keepScrollPosition } from '../../host/navigation/scroll-position';
import { isLanding } from '../../host/routes/route-of';
import type { PageData } from '../../host/page-data';
import { lastManifestOnDevice, noLastManifest } from '../../host/remotes/last-manifest';
import { watchDisabled } from '../../host/remotes/watch-disabled';
import { connectSession } from '../../host/session/connect-session';
import { renameEarlierValues } from '../../host/session/earlier-names';
import { otherTabs } from '../../host/session/other-tabs';
import { retryMember } from '../../host/session/retry-member';
import { sessionCookie } from '../../host/session/session-cookie';
import { holdPrompt } from '../../ahead/install/install-prompt';
import { canKeepCards, cardOfPage } from '../../ahead/pocket/card-of-page';
import type { pageIsIdle } from '../../ahead/page-is-idle/page-is-idle';
import { whenIdle } from '../../ahead/preload/when-idle';
import { onIntent } from '../../ahead/preload/on-intent';
import { preloadPage, preparePage } from '../../ahead/preload/preload-page';
import { takeReferCode } from '../../pages/refer-code/refer-code';
import { createSimpleMode } from '../../react/simple-mode/simple-mode';
import { SimpleModeContext } from '../../react/simple-mode/simple-mode-context';
import { reloadOnceWhenStale } from '../../ahead/stale-release/reload-once';
import { pageTelemetry } from '../../telemetry/page-telemetry';
import { startTelemetry } from '../../telemetry/start-telemetry';
import { App } from './app';
import { showOnAppIcon } from './app-badge';
import { Site } from './site';
import { leavesAfterLogout } from './after-logout';
import { coverForBfcache } from './bfcache-cover';
import { nameWebManifest } from './web-manifest';

/** What a page that stands alone does without. */
const ofSite = { connect: connectSession, preparePage };

/**
 * The whole site in its own window, or in a plain frame of a partner.
 *
 * @param replaced when the page is visible: whether its first answers have to be read again
 */
export function startSite(
  page: PageData,
  query: URLSearchParams,
  box: HTMLElement,
  replaced: Promise<boolean>,
): void {
  const embed = readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  });
  const secure = window.location.protocol === 'https:';
  const attributes = cookieAttributes(365, secure, embed.isOpenInOtherSite);
  // After a link in one language, the return from the sign-on site keeps it.
  const asked = languageAskedFor(page.profile, query);
  if (asked) storeLanguage(asked, attributes);
  const storage = sessionCookie(secure, embed.isOpenInOtherSite);
  const consent = createConsent(attributes);
  const prompt$ = holdPrompt(window, page.profile, consent.consent$);
  dropLanguageOnReturn(window);
  const navigation = historyNavigation(createBrowserHistory({ v5Compat: true }));
  history.scrollRestoration = 'manual';
  keepScrollPosition(navigation);

  renameEarlierValues(() => localStorage);
  const telemetry = pageTelemetry();
  const keepsCards = canKeepCards(window) && !embed.isOpenInOtherSite && !page.preview;
  const kernel = createKernel({
    ...ofSite,
    page,
    navigation,
    storage,
    storeLanguage: (language) => {
      storeLanguage(language, attributes);
    },
    // The cookie contains the last choice of all tabs.
    language: firstLanguage(page.profile, query, storedLanguage() ?? storage.read()?.language),
    root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
    embed,
    telemetry,
    referCode: takeReferCode(query, () => sessionStorage),
    consent$: consent.consent$,
    tabs: otherTabs(window),
    lastManifest: page.preview ? noLastManifest : lastManifestOnDevice(() => localStorage),
    ...(keepsCards ? { onDevice: (parts) => cardOfPage(page, () => localStorage, parts) } : {}),
  });

  onIntent(window, preloadPage.bind(null, kernel));
  startTelemetry(page, kernel, telemetry);
  reloadOnceWhenStale(window, {
    assets: __webpack_public_path__,
    guarded: () => navigation.isGuarded() || isLanding(navigation.state$.value.location.pathname),
    telemetry,
    storage: () => sessionStorage,
    reload: reloadPage,
  });
  if (!embed.isOpenInOtherSite) whenIdle(window, () => void goOn(kernel, telemetry.records, prompt$));
  if (page.profile.developerTools || page.preview) void addPanel(page, kernel, telemetry.records);
  watchDisabled(navigation, kernel.deployment);
  followLanguage(kernel, navigation);
  // Before the stored session is restored: it may end before the first rendering.
  kernel.host.bus.on('logout', ({ reason }) => {
    if (leavesAfterLogout(navigation.state$.value.location.pathname, reason, embed))
      navigation.leaveFor('/home');
  });
  void replaced.then((areOld) => areOld && kernel.host.bus.publish('answers-outdated', { version: 1 }));
  if (page.profile.unreadBell && !embed.isOpenInOtherSite) showOnAppIcon(window.navigator, kernel.host);
  retryMember(navigation, kernel.sessions);
  void kernel.sessions.restore();
  coverForBfcache(window, document.documentElement, () => void kernel.sessions.follow());
  const simpleMode = createSimpleMode(document.documentElement, () => localStorage);
  createRoot(box, { identifierPrefix: 'shell-' }).render(
    <App kernel={kernel} consent={consent}>
      <SimpleModeContext.Provider value={simpleMode}>
        <Site />
      </SimpleModeContext.Provider>
    </App>,
  );
}

function followLanguage({ host }: Kernel, navigation: SiteNavigation): void {
  host.language$.subscribe((language) => {
    nameWebManifest(document, language);
  });
  // A switch of the language is kept over a reload, whatever the link had asked for (S-041).
  host.language$.pipe(skip(1)).subscribe(() => {
    navigation.dropParameters(languageParameters);
  });
}

const reloadPage = () => {
  window.location.reload();
};

const nothing = () => undefined;

/** Without its script the head stays as the document has it, and no other page is prepared. */
const goOn = (...args: Parameters<typeof pageIsIdle>) =>
  import(/* webpackChunkName: "telemetry" */ '../../ahead/page-is-idle/page-is-idle').then(
    (idle) => idle.pageIsIdle(...args),
    nothing,
  );

/** Without its script there is no shortcut to the panel of developers and no bar of a preview; the site is whole. */
const addPanel = (...args: Parameters<typeof allowPanel>) =>
  import(/* webpackChunkName: "developer" */ '../developer/allow-panel').then(
    (panel) => panel.allowPanel(...args),
    nothing,
  );
