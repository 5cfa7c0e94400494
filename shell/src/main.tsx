import './shared-scope';
import { attachStyleSheets } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createKernel } from './host/create-host';
import { readEmbed } from './host/embed-flag';
import { firstLanguage, storedLanguage } from './host/language/language-choice';
import { keepScrollPosition } from './host/navigation/scroll-position';
import { routerNavigation } from './host/navigation/router-navigation';
import { readPageData } from './host/page-data';
import { setUpFederation } from './host/remotes/federation';
import { sessionCookie } from './host/session/session-cookie';
import { takeReferCode } from './refer-code/refer-code';
import { App } from './site/App';
import { Site } from './site/Site';
import { pageTelemetry } from './telemetry/page-telemetry';

const page = readPageData(document);
const query = new URLSearchParams(window.location.search);
const storage = sessionCookie(window.location.protocol === 'https:');
const router = createBrowserRouter([{ path: '*', element: <Site /> }]);
const navigation = routerNavigation(router);

setUpFederation();
attachStyleSheets(document.head, styleSheets, page.nonce);
keepScrollPosition(navigation);

const kernel = createKernel({
  page,
  navigation,
  storage,
  language: firstLanguage(page.profile, query, storage.read()?.language ?? storedLanguage()),
  root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
  embed: readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  }),
  telemetry: pageTelemetry(),
  referCode: takeReferCode(query, () => sessionStorage),
});

void kernel.sessions.restore();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App kernel={kernel} router={router} />);
