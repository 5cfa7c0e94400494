import fs from 'node:fs';
import path from 'node:path';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { localShell } from '../../release/local';
import { releasesFolder, root, varFolder } from '../../process/root';
import type { DrawnView } from '../../serve/site/drawn/drawn-view';
import { ownerOf } from '../../serve/site/page';
import { pageAssets, shellAssets, type PageAssets } from '../../serve/site/shell-assets';
import { sharedModules } from '../../compile/webpack/shared-modules';
import { exposedModules } from './build/exposed';
import { globalName } from './build/configurations';

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
const noScripts: PageAssets = { main: nothing, standalone: nothing };
const builds = path.join(varFolder, 'bench');
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
  const variant = peer('one-bundle', manifest);
  const routes = files.parse(readJson(path.join(variant.assets, 'routes.json')));
  const main = shellAssets(variant.assets, 'main').scripts;
  const bundle: Variant = {
    ...variant,
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

export function plainFederation(manifest: DeploymentManifest): Variant {
  const variant = peer('plain-mf', manifest);
  const { scripts } = shellAssets(variant.assets, 'main');
  return { ...variant, head: () => scripts.map((file) => deferred(`/assets/${file}`)).join('\n') };
}

/** single-spa with SystemJS: an import map, and preloads for the shared modules. */
export function systemModules(manifest: DeploymentManifest, { remotes }: Addresses): Variant {
  const variant = peer('systemjs', manifest);
  const loader = path.join(root, 'node_modules/systemjs/dist/system.min.js');
  fs.copyFileSync(loader, path.join(variant.assets, 'system.min.js'));
  const shared = sharedModules.map(({ name }): [string, string] => [
    name,
    `/assets/shared/${globalName(name)}/main.js`,
  ]);
  const apps = exposedModules().map(({ id }): [string, string] => [id, `${remotes.origin}/${id}/main.js`]);
  const imports = Object.fromEntries([...shared, ...apps, ['shell', '/assets/main.js']]);
  const head = [
    `<script type="systemjs-importmap">${JSON.stringify({ imports })}</script>`,
    ...[...shared.map(([, file]) => file), '/assets/main.js'].map(preload),
    deferred('/assets/system.min.js'),
    '<script type="systemjs-module" src="import:shell"></script>',
  ].join('\n');
  return { ...variant, head: () => head };
}

/** qiankun: every app is a page of its own with everything in it. */
export function microApps(manifest: DeploymentManifest, { remotes }: Addresses): Variant {
  const variant = peer('qiankun', manifest);
  const { scripts } = shellAssets(variant.assets, 'main');
  for (const { id } of exposedModules())
    fs.writeFileSync(
      path.join(variant.remotes, id, 'index.html'),
      `<!doctype html><html><head></head><body><div id="app"></div><script src="${remotes.origin}/${id}/main.js" entry></script></body></html>`,
    );
  const head = [
    `<script>window.__BENCH_REMOTES__=${JSON.stringify(remotes.origin)}</script>`,
    ...scripts.map((file) => deferred(`/assets/${file}`)),
  ].join('\n');
  return { ...variant, head: () => head };
}

/**
 * Without the hashes and versions of the releases, which have no other reader, and without what the host reads ahead of a
 * remote: data are read when their page is rendered, as at a first visit.
 */
function peer(name: string, { remotes, ...rest }: DeploymentManifest): Variant {
  const plain = Object.entries(remotes).map(([remote, { version, base, descriptor }]) => {
    const routes = descriptor.routes.map((route) => ({ ...route, prefetch: undefined }));
    return [
      remote,
      { version, base, descriptor: { ...descriptor, routes, integrity: {}, shared: {} } },
    ] as const;
  });
  return {
    name,
    assets: path.join(builds, name, 'shell'),
    remotes: path.join(builds, name, 'remotes'),
    scripts: noScripts,
    manifest: { ...rest, remotes: Object.fromEntries(plain) },
    preload: false,
    head: () => '',
  };
}

const preload = (file: string) => `<link rel="preload" as="script" href="${file}">`;
const deferred = (file: string) => `<script defer src="${file}"></script>`;
