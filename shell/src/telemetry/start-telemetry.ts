import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import type { Kernel } from '../host/create-host';
import type { PageData } from '../host/page-data';
import { routeOf } from '../site/route-of';
import type { KeptRecord, PageTelemetry } from './page-telemetry';
import { watchErrors } from './watch-errors';

type RemoteVersions = Readonly<
  Record<string, Pick<ChosenRemote, 'version' | 'canary' | 'bucket'> & { contract: string }>
>;

declare global {
  /** For support: what runs on this page, and what happened on it. */
  var __mrw:
    | { environment: string; contract: string; remotes: RemoteVersions; records: readonly KeptRecord[] }
    | undefined;
}

/** Milliseconds after the load event that belong to the content: the first picture comes then. */
const contentFirst = 1_000;
/** Milliseconds after those when sending begins where a browser cannot say that it is idle. */
const latest = 1_500;

/**
 * Shows support what runs here, and sends what happens to the place that the profile names, after the page
 * has loaded.
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
  watchErrors(window, telemetry, remotes);
  const url = config.services.telemetry;
  if (!url) return;
  afterLoad(window, () => {
    if (consent$.value === 'essential') return;
    const sending = import('./send-telemetry').then(({ sendTelemetry }) => {
      sendTelemetry({
        url,
        environment,
        contract,
        telemetry,
        consent$,
        page: window,
        tags: () => ({
          remotes: remotes(),
          patternOf: (pathname) => patternOf(pathname, remotes(), config.flags),
          origins: [...page.remoteOrigins, window.location.origin],
        }),
      });
    });
    // A visit without it sends nothing, and is no worse for that.
    sending.catch(() => undefined);
  });
}

const versionsOf = (remotes: Readonly<Record<string, ChosenRemote>>): RemoteVersions =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { version, canary, bucket, descriptor }]) => [
      name,
      { version, canary, bucket, contract: descriptor.contract },
    ]),
  );

function patternOf(
  pathname: string,
  ...rest: [Parameters<typeof routeOf>[1], Parameters<typeof routeOf>[2]]
) {
  const route = routeOf(pathname, ...rest);
  if (route.kind === 'remote') return route.route.path;
  return route.kind === 'shell' ? `/${route.page}` : '/not-found';
}

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
