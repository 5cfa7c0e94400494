import path from 'node:path';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { localShell } from '../../release/local';
import { releasesFolder, varFolder } from '../../process/root';
import type { DrawnView } from '../../serve/site/drawn/drawn-view';
import { ownerOf } from '../../serve/site/page';
import { pageAssets, shellAssets, type PageAssets } from '../../serve/site/shell-assets';

/** First views by path. */
export type DrawnViews = ReadonlyMap<string, DrawnView>;

export type Variant = {
  name: string;
  /** Folder below /assets/. */
  assets: string;
  /** Folder that the remotes' host serves. */
  remotes: string;
  /** Scripts of the page; none when `head` names them. */
  scripts: PageAssets;
  manifest: DeploymentManifest;
  /** Whether its first script preloads what the path needs. */
  preload: boolean;
  /** What else the page of a path has in its head. */
  head(path: string): string;
  /** Whether its documents have their first view, and as they were drawn for this round. */
  isDrawn?: true;
  views?: DrawnViews;
  /** It differs from another one in the documents with a first view only: other pages are not measured twice. */
  isTwin?: true;
};

const nothing = { scripts: [], integrity: {} };
const files = z.record(z.string(), z.array(z.string()));

/** The name of the product in results. */
export const ours = 'federated';
/** The same without the first views in its documents. */
export const undrawn = 'undrawn';

/** The product as it is served, and without its first views. */
export async function federated(manifest: DeploymentManifest): Promise<[Variant, Variant]> {
  const assets = await localShell();
  const product = {
    assets,
    remotes: releasesFolder,
    scripts: pageAssets(assets),
    manifest,
    preload: true,
    head: () => '',
  };
  return [
    { ...product, name: ours, isDrawn: true },
    { ...product, name: undrawn, isTwin: true },
  ];
}

/** One bundle, whose page preloads the chunk of its route: without first views, and with them. */
export function oneBundle(manifest: DeploymentManifest): [Variant, Variant] {
  const folder = path.join(varFolder, 'bench/one-bundle');
  const assets = path.join(folder, 'shell');
  const routes = files.parse(readJson(path.join(assets, 'routes.json')));
  const main = shellAssets(assets, 'main').scripts;
  const bundle: Variant = {
    name: 'one-bundle',
    assets,
    remotes: path.join(folder, 'remotes'),
    scripts: { main: nothing, standalone: nothing },
    manifest: withoutReleases(manifest),
    preload: false,
    head: (address) => {
      const owner = ownerOf(address, manifest)?.remote.descriptor.name;
      const route = routes[`${owner}-app`] ?? [];
      return [
        ...main.map((file) => deferred(`/assets/${file}`)),
        ...route.map((file) => preload(`/assets/${file}`)),
      ].join('\n');
    },
  };
  return [bundle, { ...bundle, name: 'one-bundle-drawn', isDrawn: true, isTwin: true }];
}

/**
 * Without the hashes and versions of the releases, which have no other reader, and without what the host reads ahead of a
 * remote: data are read when their page is rendered, as at a first visit.
 */
function withoutReleases({ remotes, ...rest }: DeploymentManifest): DeploymentManifest {
  const plain = Object.entries(remotes).map(([remote, { version, base, descriptor }]) => {
    const routes = descriptor.routes.map((route) => ({ ...route, prefetch: undefined }));
    return [
      remote,
      { version, base, descriptor: { ...descriptor, routes, integrity: {}, shared: {} } },
    ] as const;
  });
  return { ...rest, remotes: Object.fromEntries(plain) };
}

const preload = (file: string) => `<link rel="preload" as="script" href="${file}">`;
const deferred = (file: string) => `<script defer src="${file}"></script>`;
