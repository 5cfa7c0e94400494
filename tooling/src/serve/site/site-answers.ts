import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { languages, type DeploymentProfile } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { sharedReceipt } from '@mrw/shared-contracts/device/shared-receipt';
import { headersFor, type Surface } from '@mrw/shared-contracts/headers';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { contentTypeOf } from '../../release/content-types';
import type { ShellFolders } from '../../release/shell-folders';
import { embedFile } from '../../compile/webpack/shell-files';
import { chooseDrawn } from './drawn/choose';
import type { DrawnStore } from './drawn/drawn-store';
import type { DrawnView } from './drawn/drawn-view';
import { isCurrent } from './drawn/is-current';
import { liveVersions } from './drawn/live-versions';
import { embedSettings } from './embed-answers';
import type { Exchange } from './exchange';
import { pageSurface, type siteFacts } from './headers';
import { ownerOf, renderPage } from './page';
import { hasPage } from './page-paths';
import {
  allOrigins,
  checkPage,
  checkPath,
  checkScript,
  forAnyPage,
  framingOf,
  profileFor,
  readableBy,
} from './partners';
import { robots } from './robots';
import { sendText } from './send-text';
import { pageAssets } from './shell-assets';
import { sitemapPath, type SitemapFiles } from './sitemap/sitemap-files';
import { sendFile } from './static-files';
import { webManifest, webManifestPath } from './web-manifest';
import { workerFileOf } from './worker-file';

/** What the answers of the site are made of; `partners`, `profile`, `manifest` and `shell` are read for each of them. */
export type Site = {
  addresses: Addresses;
  publicFolder: string;
  /** Folder of the differences of the shell. */
  differences: string;
  remoteOrigins: readonly string[];
  developerTools: boolean;
  facts: ReturnType<typeof siteFacts>;
  partners(): Promise<Partners>;
  profile(): DeploymentProfile;
  manifest(): Promise<DeploymentManifest>;
  shell(): Promise<ShellFolders>;
  sitemap(): Promise<SitemapFiles>;
  /** Drawn pages of the profile; null where pages are compiled on every save. */
  drawn(): DrawnStore | null;
  /** A drawn page must have been compared with the API later than this (milliseconds since 1970). */
  changedAt(): Promise<number>;
};

type Answer = (site: Site, exchange: Exchange, url: URL) => Promise<void> | void;

/** The headers of a surface; of a page with its nonce, and the origins that may frame it. */
export const surfaceHeaders = (
  { facts }: Pick<Site, 'facts'>,
  surface: Surface,
  nonce = '',
  ancestors: readonly string[] = [],
) => headersFor(surface, { ...facts, nonce, ancestors });

const typeOf = (name: string) => ({ 'Content-Type': contentTypeOf(name).type ?? '' });

const deployment: Answer = async (site, exchange) => {
  await sendText(exchange, JSON.stringify(await site.manifest()), {
    ...surfaceHeaders(site, 'document'),
    ...readableBy(allOrigins(await site.partners(), 'inline'), exchange.request.headers.origin),
    'Content-Type': 'application/json',
  });
};

const serviceWorker: Answer = async (site, exchange) => {
  const { live } = await site.shell();
  const place = { folder: live, name: workerFileOf(site.profile()) };
  sendFile(exchange, place, surfaceHeaders(site, 'service-worker'));
};

/** Only the worker of an installed app keeps a picture: any site can send this form. */
const sharedForm: Answer = (site, exchange, url) => {
  if (exchange.request.method !== 'POST' || !site.profile().sharedReceipts) return page(site, exchange, url);
  exchange.request.resume();
  exchange.response.writeHead(303, { ...surfaceHeaders(site, 'document'), Location: sharedReceipt.again });
  exchange.response.end();
};

const robotsFile: Answer = async (site, exchange, { pathname }) => {
  const text = robots(site.addresses.shell.origin, await site.manifest());
  await sendText(exchange, text, { ...surfaceHeaders(site, 'document'), ...typeOf(pathname) });
};

/** Search engines come again after a failure; a list with gaps would remove pages. */
const sitemap: Answer = async (site, exchange, { pathname }) => {
  const files = await site.sitemap().catch((error: unknown) => {
    console.error(`${pathname}: ${String(error)}`);
    return null;
  });
  const text = files?.[pathname.slice(1)];
  const headers = { ...surfaceHeaders(site, 'document'), ...typeOf(text === undefined ? '.txt' : pathname) };
  if (text !== undefined) {
    await sendText(exchange, text, headers);
    return;
  }
  exchange.response.writeHead(files ? 404 : 503, { ...headers, ...(files ? {} : { 'Retry-After': '60' }) });
  exchange.response.end(files ? 'Not found' : 'Try again later');
};

const embedScript: Answer = async (site, exchange) => {
  const { live } = await site.shell();
  sendFile(exchange, { folder: live, name: embedFile }, surfaceHeaders(site, 'embed-script'));
};

const embedSettingsFile: Answer = async (site, { request, response }, url) => {
  const { status, headers, body } = await embedSettings({
    partner: url.searchParams.get('partner') ?? '',
    origin: request.headers.origin,
    partners: await site.partners(),
    profile: site.profile(),
    shop: site.addresses.shell.origin,
    remoteOrigins: site.remoteOrigins,
    shell: (await site.shell()).live,
    manifest: site.manifest,
  });
  response.writeHead(status, {
    ...surfaceHeaders(site, 'document'),
    ...headers,
    'Content-Type': 'application/json',
  });
  response.end(JSON.stringify(body));
};

const embedCheck: Answer = async (site, exchange, { searchParams }) => {
  const answer = checkPage(await site.partners(), {
    id: searchParams.get('partner') ?? '',
    mode: searchParams.get('mode') ?? '',
    origin: exchange.request.headers.origin,
  });
  await sendText(exchange, checkScript(answer), {
    ...surfaceHeaders(site, 'document'),
    ...forAnyPage,
    ...typeOf(checkPath),
  });
};

const asset: Answer = async (site, exchange, { pathname }) => {
  const name = pathname.slice('/assets/'.length);
  const { live, before } = await site.shell();
  const places = [site.publicFolder, live, ...(before ? [before] : [])];
  const folder = places.find((place) => fs.existsSync(path.join(place, name))) ?? live;
  const script = { address: pathname, differences: site.differences };
  sendFile(exchange, { folder, name, script }, surfaceHeaders(site, 'asset'));
};

/** As the pages of a web server are named (`locale` only): the first script reads the rest. */
const languageOfLink = (profile: DeploymentProfile, query: URLSearchParams) =>
  profile.availableLanguages.find((language) => language === query.get('locale')) ?? profile.defaultLanguage;

/** The drawn view for a request, as far as there is one of the live versions. */
async function drawnFor(
  site: Site,
  { request }: Exchange,
  url: URL,
  manifest: DeploymentManifest,
): Promise<DrawnView | undefined> {
  const place = chooseDrawn(site.profile(), url, request.headers);
  const store = site.drawn();
  if (!place || !store) return undefined;
  const { view } = (await store.read(place)).record;
  const { live } = await site.shell();
  if (!view || !isCurrent(view, liveVersions(path.basename(live), manifest), Date.now())) return undefined;
  return view.checkedAt > (await site.changedAt()) ? view : undefined;
}

const page: Answer = async (site, exchange, url) => {
  const partner = url.searchParams.get('partner');
  const framing = framingOf(await site.partners(), partner);
  const nonce = randomBytes(16).toString('base64');
  const manifest = await site.manifest();
  const standsAlone = ownerOf(url.pathname, manifest)?.route.chrome === 'bare';
  const profile = site.profile();
  const drawn = partner === null ? await drawnFor(site, exchange, url, manifest) : undefined;
  const html = renderPage({
    path: url.pathname,
    origin: site.addresses.shell.origin,
    language: drawn?.language ?? languageOfLink(profile, url.searchParams),
    nonce,
    profile: { ...profileFor(profile, framing), developerTools: site.developerTools },
    manifest,
    preload: true,
    remoteOrigins: site.remoteOrigins,
    assets: pageAssets((await site.shell()).live),
    ...(drawn ? { drawn } : {}),
  });
  const surface = pageSurface(url.pathname, partner, standsAlone);
  const headers = {
    ...surfaceHeaders(site, surface, nonce, framing.ancestors),
    'Content-Type': 'text/html; charset=utf-8',
  };
  await sendText(exchange, html, headers, hasPage(url.pathname, manifest, profile.flags) ? 200 : 404);
};

const webManifests = Object.fromEntries(
  languages.map((language): [string, Answer] => [
    webManifestPath(language),
    (site, exchange, { pathname }) =>
      sendText(exchange, webManifest(site.profile(), language), {
        ...surfaceHeaders(site, 'document'),
        ...typeOf(pathname),
      }),
  ]),
);

const answers: Readonly<Record<string, Answer>> = {
  '/deployment.json': deployment,
  '/service-worker.js': serviceWorker,
  '/robots.txt': robotsFile,
  [sharedReceipt.path]: sharedForm,
  '/embed.js': embedScript,
  '/embed/settings.json': embedSettingsFile,
  [checkPath]: embedCheck,
  ...webManifests,
};

/** Answers a request for the site: one of its files, or a page. */
export async function answerSite(site: Site, exchange: Exchange): Promise<void> {
  const url = new URL(exchange.request.url ?? '/', site.addresses.shell.origin);
  const answer = answers[url.pathname] ?? answerOf(url.pathname);
  await answer(site, exchange, url);
}

function answerOf(path: string): Answer {
  if (path.startsWith('/assets/')) return asset;
  return sitemapPath.test(path) ? sitemap : page;
}
