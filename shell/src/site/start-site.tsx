import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createConsent } from '../cookie-consent/consent';
import { createKernel } from '../host/create-host';
import { readEmbed } from '../host/embed-flag';
import { firstLanguage, storedLanguage } from '../host/language/language-choice';
import { keepScrollPosition } from '../host/navigation/scroll-position';
import { routerNavigation } from '../host/navigation/router-navigation';
import type { PageData } from '../host/page-data';
import { otherTabs } from '../host/session/other-tabs';
import { sessionCookie } from '../host/session/session-cookie';
import { takeReferCode } from '../refer-code/refer-code';
import { pageTelemetry } from '../telemetry/page-telemetry';
import { App } from './App';
import { Site } from './Site';

/** The whole site on a page of its own, or in a plain frame of a partner. */
export function startSite(page: PageData, query: URLSearchParams, box: HTMLElement): void {
  const embed = readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  });
  const storage = sessionCookie(window.location.protocol === 'https:', embed.isOpenInOtherSite);
  const consent = createConsent();
  const router = createBrowserRouter([{ path: '*', element: <Site /> }]);
  const navigation = routerNavigation(router);
  keepScrollPosition(navigation);

  const kernel = createKernel({
    page,
    navigation,
    storage,
    language: firstLanguage(page.profile, query, storage.read()?.language ?? storedLanguage()),
    root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
    embed,
    telemetry: pageTelemetry(),
    referCode: takeReferCode(query, () => sessionStorage),
    consent$: consent.consent$,
    tabs: otherTabs(window),
  });

  void kernel.sessions.restore();
  window.addEventListener('pageshow', (event) => {
    // The page comes back as it was left: somebody may have logged in or out since.
    if (event.persisted) void kernel.sessions.follow();
  });
  createRoot(box, { identifierPrefix: 'shell-' }).render(
    <App kernel={kernel} consent={consent} router={router} />,
  );
}
