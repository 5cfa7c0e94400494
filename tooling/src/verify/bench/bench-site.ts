import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { workerFiles } from '../../compile/webpack/shell-files';
import { close, listen } from '../../serve/site/http-server';
import { sendText } from '../../serve/site/send-text';
import { sendFile } from '../../serve/site/static-files';
import { renderPage } from '../../serve/site/page';
import { deploymentProfileOf } from '../../serve/site/profiles';
import type { Variant } from './variants';

export type BenchSite = { use(variant: Variant): void; stop(): Promise<void> };

const forEver = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
};

/**
 * Serves one variant at a time, all of them in the same way: brotli, immutable files, remotes on an origin of
 * their own.
 */
export async function startBenchSite(addresses: Addresses, first: Variant): Promise<BenchSite> {
  let variant = first;
  const site = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', addresses.shell.origin);
    if (pathname.startsWith('/assets/')) {
      sendFile(
        { request, response },
        { folder: variant.assets, name: pathname.slice('/assets/'.length) },
        forEver,
      );
      return;
    }
    if (pathname === '/service-worker.js') {
      sendFile({ request, response }, { folder: variant.assets, name: workerFiles.worker }, {});
      return;
    }
    const json = pathname === '/deployment.json';
    const text = json ? JSON.stringify(variant.manifest) : pageOf(variant, pathname, addresses);
    void sendText({ request, response }, text, {
      'Content-Type': json ? 'application/json' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  const remotes = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', addresses.remotes.origin);
    sendFile({ request, response }, { folder: variant.remotes, name: pathname }, forEver);
  });
  await Promise.all([listen(site, addresses.shell.port), listen(remotes, addresses.remotes.port)]);
  return {
    use: (next) => {
      variant = next;
    },
    stop: async () => {
      await Promise.all([close(site), close(remotes)]);
    },
  };
}

/** Where the scripts of the page stand: before the rules of a first view. */
const place = new RegExp(`<style [^>]*id="${drawnIds.styles}"|</head>`);

/** The document of a path, as it is sent. */
export function pageOf(variant: Variant, path: string, addresses: Addresses): string {
  const { scripts, manifest, preload, head, views } = variant;
  const drawn = views?.get(path);
  const page = renderPage({
    path,
    origin: addresses.shell.origin,
    nonce: randomBytes(16).toString('base64'),
    profile: deploymentProfileOf('A', addresses),
    manifest,
    preload,
    remoteOrigins: [addresses.remotes.origin],
    assets: scripts,
    ...(drawn ? { drawn } : {}),
  });
  return page.replace(place, (found) => `${head(path)}\n${found}`);
}
