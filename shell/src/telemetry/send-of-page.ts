import type { Kernel } from '../host/create-host';
import type { PageData } from '../host/page-data';
import { routeOf } from '../host/routes/route-of';
import type { PageTelemetry } from './page-telemetry';
import { sendTelemetry } from './send-telemetry';
import type { Tags } from './sent-record';

type Parts = {
  url: string;
  page: Pick<PageData, 'remoteOrigins'>;
  kernel: Pick<Kernel, 'host' | 'deployment' | 'navigation'>;
  telemetry: PageTelemetry;
  /** The page that this page load began with. */
  first: Tags['first'];
  versions(): Tags['remotes'];
};

/** Sends the records of the site with what the host knows about its pages; its code is loaded after the page. */
export function sendOfPage({ url, page, kernel, telemetry, first, versions }: Parts): void {
  const { host, deployment, navigation } = kernel;
  const { contract, consent$, config } = host;
  const { services, flags } = config;
  const pageOf = (pathname: string) => {
    const route = routeOf(pathname, deployment.remotes$.value, flags);
    if (route.kind === 'remote') return { path: route.route.path, remote: route.remote };
    return { path: route.kind === 'shell' ? `/${route.page}` : '/not-found' };
  };
  sendTelemetry({
    url,
    environment: deployment.environment,
    contract,
    sample: services.telemetrySample,
    telemetry,
    consent$,
    followPath: (onPath) =>
      navigation.state$.subscribe(({ location }) => {
        onPath(location.pathname);
      }),
    api: services.api,
    page: window,
    tags: () => ({
      first,
      remotes: versions(),
      pageOf,
      origins: [...page.remoteOrigins, window.location.origin],
    }),
  });
}
