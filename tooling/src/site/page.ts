import { htmlLang, type DeploymentProfile, type Language } from '@mrw/shared-contracts';
import type { DeploymentManifest, LiveRemote } from '@mrw/shared-contracts/manifest';
import { matchRoutes } from 'react-router-dom';
import type { AssetMap } from '../webpack/asset-map-plugin';
import { browserCheckScript } from './browser-check';
import { renderBrowserSupport } from './browser-support-page';

type Parts = {
  path: string;
  language: Language;
  nonce: string;
  profile: DeploymentProfile;
  manifest: DeploymentManifest;
  preload: boolean;
  remoteOrigins: readonly string[];
  /** Scripts of the shell below /assets/. */
  assets: AssetMap;
};

/** The one page of the site: configuration and deployment manifest inlined, and a preload of what the path needs. */
export function renderPage(parts: Parts): string {
  const { nonce, profile, manifest } = parts;
  if (parts.path === '/browser-support') return renderBrowserSupport(profile, nonce);
  const site = { profile, remoteOrigins: parts.remoteOrigins, deploymentUrl: '/deployment.json' };
  const owner = ownerOf(parts.path, manifest);
  const scripts = owner?.route.chrome === 'bare' ? parts.assets.standalone : parts.assets.scripts;
  const title = escapeText(profile.appName[parts.language]);
  return `<!doctype html>
<html lang="${htmlLang[parts.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0B5D51">
<meta property="csp-nonce" nonce="${nonce}">
<title>${title}</title>
<script nonce="${nonce}">${browserCheckScript()}</script>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${parts.preload && owner ? preloads(owner.remote) : ''}
<style nonce="${nonce}">html{background:#F6F8F6}@media(prefers-color-scheme:dark){html{background:#0E1513}}</style>
<script nonce="${nonce}" type="application/json" id="site">${json(site)}</script>
<script nonce="${nonce}" type="application/json" id="deployment">${json(manifest)}</script>
${scripts.map((file) => `<script nonce="${nonce}" defer src="/assets/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}

function preloads({ base, descriptor }: LiveRemote): string {
  // With exactly the mode and integrity that the script tag will have, else the file would be loaded twice.
  return [descriptor.entry, ...(descriptor.exposes['./app'] ?? [])]
    .map(
      (file) =>
        `<link rel="preload" as="script" href="${base}${file}" crossorigin="anonymous" integrity="${descriptor.integrity[file] ?? ''}">`,
    )
    .join('\n');
}

function ownerOf(path: string, manifest: DeploymentManifest) {
  const candidates = Object.values(manifest.remotes).flatMap((remote) =>
    remote.descriptor.routes.map((route) => ({ path: route.path, route, remote })),
  );
  const start = path === '/' ? '/home' : path;
  return matchRoutes(candidates, start)?.at(-1)?.route;
}

/** JSON that cannot end the script element around it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
