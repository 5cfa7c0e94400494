import '../shared-scope';
import { attachStyleSheets } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createConsent } from '../../react/cookie-consent/consent';
import { createKernel } from '../../host/create-host';
import { readEmbed } from '../../host/embed-flag';
import { firstLanguage } from '../../host/language/first-language';
import { storedLanguage } from '../../host/language/stored-language';
import { historyNavigation } from '../../host/navigation/history-navigation';
import { readPageData } from '../../host/page-data';
import { lastManifestOnDevice } from '../../host/remotes/last-manifest';
import { setUpFederation, trustChunks } from '../../host/remotes/federation';
import { afterFillingIn } from '../../pages/older-browsers/fill-in';
import { App } from '../site/app';
import { pageTelemetry } from '../../telemetry/page-telemetry';
import { startTelemetry } from '../../telemetry/start-telemetry';
import { connectVisitor } from './connect-visitor';
import { noSession, noTabs } from './no-session';
import { Standalone } from './standalone';

const page = readPageData(document);
const query = new URLSearchParams(window.location.search);
const consent = createConsent();

setUpFederation();
trustChunks(page.chunks);
attachStyleSheets(document.head, styleSheets, page.nonce);

const telemetry = pageTelemetry();
const kernel = createKernel({
  connect: connectVisitor,
  page,
  navigation: historyNavigation(createBrowserHistory({ v5Compat: true })),
  storage: noSession,
  language: firstLanguage(page.profile, query, storedLanguage()),
  root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
  embed: readEmbed({
    query,
    storage: () => sessionStorage,
    referrer: document.referrer,
    partners: page.profile.services.partners,
  }),
  telemetry,
  referCode: () => null,
  consent$: consent.consent$,
  tabs: noTabs,
  lastManifest: lastManifestOnDevice(() => localStorage),
});

startTelemetry(page, kernel, telemetry);

const root = document.getElementById('root');
afterFillingIn(window, () => {
  if (!root) return;
  createRoot(root, { identifierPrefix: 'shell-' }).render(
    <App kernel={kernel} consent={consent}>
      <Standalone />
    </App>,
  );
});
