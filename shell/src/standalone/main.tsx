import '../shared-scope';
import { attachStyleSheets } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createConsent } from '../cookie-consent/consent';
import { createKernel } from '../host/create-host';
import { readEmbed } from '../host/embed-flag';
import { firstLanguage, storedLanguage } from '../host/language/language-choice';
import { routerNavigation } from '../host/navigation/router-navigation';
import { readPageData } from '../host/page-data';
import { setUpFederation } from '../host/remotes/federation';
import { App } from '../site/App';
import { pageTelemetry } from '../telemetry/page-telemetry';
import { noSession, noTabs } from './no-session';
import { Standalone } from './Standalone';

const page = readPageData(document);
const query = new URLSearchParams(window.location.search);
const consent = createConsent();
const router = createBrowserRouter([{ path: '*', element: <Standalone /> }]);

setUpFederation();
attachStyleSheets(document.head, styleSheets, page.nonce);

const kernel = createKernel({
  page,
  navigation: routerNavigation(router),
  storage: noSession,
  language: firstLanguage(page.profile, query, storedLanguage()),
  root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
  embed: readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  }),
  telemetry: pageTelemetry(),
  referCode: () => null,
  consent$: consent.consent$,
  tabs: noTabs,
});

const root = document.getElementById('root');
if (root)
  createRoot(root, { identifierPrefix: 'shell-' }).render(
    <App kernel={kernel} consent={consent} router={router} />,
  );
