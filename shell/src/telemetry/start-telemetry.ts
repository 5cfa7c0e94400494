import { addressOfFiles, type ChosenRemote } from '@mrw/shared-contracts/manifest';
import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import type { Kernel } from '../host/create-host';
import type { PageData } from '../host/page-data';
import type { KeptRecord, PageTelemetry, RunningVersion } from './page-telemetry';
import { watchErrors } from './watch-errors';

type RemoteVersions = Readonly<Record<string, RunningVersion>>;

declare global {
  /** For support: versions on this page, and its records. */
  var __mrw:
    | { environment: string; contract: string; remotes: RemoteVersions; records: readonly KeptRecord[] }
    | undefined;
}

/** Milliseconds after the load event that are reserved for the content, such as the first picture. */
const contentFirst = 1_000;
/** Milliseconds after those when sending starts in browsers without idle callbacks. */
const latest = 1_500;

/**
 * Exposes versions and records to support, and sends records to the configured endpoint after the page has loaded.
 */
export function startTelemetry(page: PageData, kernel: Kernel, telemetry: PageTelemetry): void {
  const { host, deployment } = kernel;
  const { contract, consent$, config } = host;
  const { environment } = deployment;
  const remotes = () => deployment.remotes$.value;
  globalThis.__mrw = {
    environment,
    contract,
    records: telemetry.records,
    get remotes() {
      return versionsOf(remotes());
    },
  };
  telemetry.runningOf = (name) => versionsOf(remotes())[name];
  watchErrors(window, telemetry, remotes);
  // Before the first rendering, which takes the drawing away.
  const first = {
    pathname: window.location.pathname,
    isDrawn: document.getElementById(drawnIds.view) !== null,
  };
  const url = config.services.telemetry;
  if (!url || page.preview) return;
  afterLoad(window, () => {
    if (consent$.value === 'essential') return;
    const sending = import(/* webpackChunkName: "telemetry" */ './send-of-page').then(({ sendOfPage }) => {
      sendOfPage({ url, page, kernel, telemetry, first, versions: () => versionsOf(remotes()) });
    });
    // If it fails to load, nothing is sent and the visit continues.
    sending.catch(() => undefined);
  });
}

const versionsOf = (remotes: Readonly<Record<string, ChosenRemote>>): RemoteVersions =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => {
      const { version, canary, bucket, descriptor } = remote;
      return [
        name,
        { version, canary, bucket, contract: descriptor.contract, files: addressOfFiles(remote) },
      ];
    }),
  );

function afterLoad(page: Window, work: () => void): void {
  const inTime = () => {
    // Missing in Safari.
    if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: latest });
    else setTimeout(work, latest);
  };
  const soon = () => {
    setTimeout(inTime, contentFirst);
  };
  if (page.document.readyState === 'complete') soon();
  else page.addEventListener('load', soon, { once: true });
}
