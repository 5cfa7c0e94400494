import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { languages } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { headersFor } from '@mrw/shared-contracts/headers';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import type { Deployments } from '../release/deployments';
import type { ReleaseStore } from '../release/release-store';
import { embedFile } from '../webpack/embed-config';
import { workerFiles } from '../webpack/worker-config';
import { contentTypeOf } from './content-types';
import { embedSettings } from './embed-answers';
import { pageSurface, siteFacts } from './headers';
import { close, listen } from './http-server';
import { ownerOf, renderPage } from './page';
import { demoPartners, framingOf, profileFor, readableBy } from './partners';
import { deploymentProfileOf, type ProfileName } from './profiles';
import { robots } from './robots';
import { pageAssets } from './shell-assets';
import { sendText } from './send-text';
import { sendFile } from './static-files';
import { webManifest, webManifestPath } from './web-manifest';
import { devServerOrigin } from '../dev/dev-server-address';
import { productionEnvironment } from '../release/local';

export type SiteOptions = {
  addresses: Addresses;
  profile: ProfileName;
  releases: ReleaseStore;
  /** Folder that the remotes' host serves. */
  releasesFolder: string;
  deployments: Deployments;
  /** Folder of the shell's build. */
  shell: string;
  /** Folder of files that are served as they are, for example the icon. */
  publicFolder: string;
  /** A remote that is compiled on every save takes the place of its release. */
  development?: { remote: string; live(): Promise<LiveRemote> };
};

export type RunningSite = { setProfile(profile: ProfileName): void; stop(): Promise<void> };

/** Serves the site and, on its own origin, the releases of the remotes. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { addresses, releases, deployments } = options;
  let profile = options.profile;
  const { development } = options;
  const partners = demoPartners(addresses);
  const developerTools = deployments.environment !== productionEnvironment;
  const developerOrigins = developerTools ? [devServerOrigin(addresses)] : [];
  const remoteOrigins = [addresses.remotes.origin, ...developerOrigins];
  const { services } = deploymentProfileOf(profile, addresses);
  const known = siteFacts({ services, remoteOrigins, developerOrigins, integrity: !developerTools });
  const facts = (nonce = '', ancestors: readonly string[] = []) => ({ ...known, nonce, ancestors });
  const manifest = async () => {
    const released = await deployments.manifest(releases, addresses.remotes.origin);
    if (!development) return released;
    return {
      ...released,
      remotes: { ...released.remotes, [development.remote]: await development.live() },
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', addresses.shell.origin);
    const manifestLanguage = languages.find((language) => webManifestPath(language) === url.pathname);
    if (url.pathname === '/deployment.json') {
      await sendText(request, response, JSON.stringify(await manifest()), {
        ...headersFor('document', facts()),
        ...readableBy(Object.values(partners).flat(), request.headers.origin),
        'Content-Type': 'application/json',
      });
    } else if (url.pathname === '/service-worker.js') {
      const file = deploymentProfileOf(profile, addresses).offlineCard
        ? workerFiles.worker
        : workerFiles.removal;
      sendFile(request, response, options.shell, file, headersFor('service-worker', facts()));
    } else if (manifestLanguage) {
      const text = webManifest(deploymentProfileOf(profile, addresses), manifestLanguage);
      const type = { 'Content-Type': contentTypeOf(url.pathname).type ?? '' };
      await sendText(request, response, text, { ...headersFor('document', facts()), ...type });
    } else if (url.pathname === '/robots.txt') {
      const type = { 'Content-Type': contentTypeOf(url.pathname).type ?? '' };
      await sendText(request, response, robots, { ...headersFor('document', facts()), ...type });
    } else if (url.pathname === '/embed.js') {
      sendFile(request, response, options.shell, embedFile, headersFor('embed-script', facts()));
    } else if (url.pathname === '/embed/settings.json') {
      const { status, headers, body } = await embedSettings({
        partner: url.searchParams.get('partner') ?? '',
        origin: request.headers.origin,
        partners,
        profile: deploymentProfileOf(profile, addresses),
        shop: addresses.shell.origin,
        remoteOrigins,
        shell: options.shell,
        manifest,
      });
      response.writeHead(status, {
        ...headersFor('document', facts()),
        ...headers,
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(body));
    } else if (url.pathname.startsWith('/assets/')) {
      const name = url.pathname.slice('/assets/'.length);
      const folder = fs.existsSync(path.join(options.publicFolder, name))
        ? options.publicFolder
        : options.shell;
      sendFile(request, response, folder, name, headersFor('asset', facts()));
    } else {
      const partner = url.searchParams.get('partner');
      const framing = framingOf(partners, partner);
      const settings = {
        ...profileFor(deploymentProfileOf(profile, addresses), framing),
        developerTools,
      };
      const nonce = randomBytes(16).toString('base64');
      const deployment = await manifest();
      const standsAlone = ownerOf(url.pathname, deployment)?.route.chrome === 'bare';
      const page = renderPage({
        path: url.pathname,
        nonce,
        profile: settings,
        manifest: deployment,
        preload: true,
        remoteOrigins,
        assets: pageAssets(options.shell),
      });
      await sendText(request, response, page, {
        ...headersFor(pageSurface(url.pathname, partner, standsAlone), facts(nonce, framing.ancestors)),
        'Content-Type': 'text/html; charset=utf-8',
      });
    }
  };
  const shell = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const remotes = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', addresses.remotes.origin);
    sendFile(request, response, options.releasesFolder, url.pathname, headersFor('release', facts()));
  });
  await Promise.all([listen(shell, addresses.shell.port), listen(remotes, addresses.remotes.port)]);
  return {
    setProfile: (next) => {
      profile = next;
    },
    stop: async () => {
      await Promise.all([close(shell), close(remotes)]);
    },
  };
}
