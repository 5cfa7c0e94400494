import type { DeploymentProfile, Language } from '@mrw/shared-contracts';
import { bootPlan, type DeploymentManifest } from '@mrw/shared-contracts/manifest';
import { headMark, headTags, type HeadTag } from '@mrw/shared-contracts/page-meta/head-tags';
import { matchRoutes } from 'react-router-dom';
import { laterChunks, type AssetMap } from '../../compile/webpack/shell-files';
import { bootScript } from './boot-script';
import { renderBrowserSupport } from './browser-support-page';
import type { DrawnView } from './drawn/drawn-view';
import { planOfPath } from './drawn/plan-of-path';
import { answersElement, drawnStyles, viewElement } from './drawn/elements';
import { firstFrame, firstFrameStyle } from './first-frame';
import { escapeAttribute, escapeText } from './escape-text';
import { webManifestPath } from './web-manifest';
import type { PageAssets } from './shell-assets';

type Parts = {
  path: string;
  /** Origin of the site. */
  origin: string;
  /** Of title and description, until the first script knows the language of the visitor. */
  language?: Language;
  nonce: string;
  profile: DeploymentProfile;
  manifest: DeploymentManifest;
  /** Whether the page preloads the scripts of its remote. */
  preload: boolean;
  remoteOrigins: readonly string[];
  /** Scripts of the shell below /assets/. */
  assets: PageAssets;
  /** The first view of this path; without it the page is the same for every path. */
  drawn?: DrawnView;
};

/**
 * The page of the site, the same for every path except standalone ones: written at release, with configuration and
 * deployment manifest inline. Its first script determines language, version of this device and preloads; the
 * connection to the API is opened meanwhile.
 */
export function renderPage(parts: Parts): string {
  const { nonce, profile, manifest, language = profile.defaultLanguage } = parts;
  if (parts.path === '/browser-support') return renderBrowserSupport(profile, nonce);
  const owner = ownerOf(parts.path, manifest);
  const standsAlone = owner?.route.chrome === 'bare';
  const assets = standsAlone ? parts.assets.standalone : parts.assets.main;
  const site = {
    profile,
    remoteOrigins: parts.remoteOrigins,
    deploymentUrl: '/deployment.json',
    chunks: laterChunks(assets),
  };
  const data = [
    `<script nonce="${nonce}" type="application/json" id="site">${json(site)}</script>`,
    `<script nonce="${nonce}" type="application/json" id="deployment">${json(withoutPrevious(manifest))}</script>`,
  ].join('\n');
  const scripts = assets.scripts.map((file) => scriptElement(file, assets)).join('\n');
  const { drawn } = parts;
  // Behind a drawn view it comes late: its first line is in the styles of the view as well.
  const frameStyle = `<style nonce="${nonce}">${firstFrameStyle(profile)}</style>\n`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0B5D51">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeText(drawn?.title ?? profile.appName[language])}</title>
${drawn ? headElements(drawn.head.filter(isEarly)) : previewTags(parts, language, !standsAlone)}
<script nonce="${nonce}">var __MRW_BOOT__=${json(planOf(parts, owner?.remote.descriptor.name, !standsAlone))};${bootScript(drawn !== undefined)}</script>
<link rel="preconnect" href="${new URL(profile.services.api).origin}" crossorigin>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/icon-180.png">
<link rel="manifest" href="${webManifestPath(language)}">
${drawn ? '' : frameStyle}${drawn ? `${scripts}\n${drawnStyles(drawn, nonce)}` : `${data}\n${scripts}`}
</head>
<body>${drawn ? viewElement(drawn) + frameStyle : ''}<div id="root">${standsAlone ? '' : firstFrame(profile)}</div>${drawn ? `\n${answersElement(drawn, nonce)}\n${data}\n${headElements(drawn.head.filter((tag) => !isEarly(tag)))}` : ''}</body>
</html>
`;
}

/** The plan of a drawn page knows its route and the remotes in its view only: the first round trip has little room. */
function planOf(
  { path, preload, manifest, profile, drawn }: Parts,
  owner: string | undefined,
  takesUpSession: boolean,
) {
  const remotes = Object.entries(preload ? manifest.remotes : {});
  const live = drawn ? remotes.filter(([name]) => name === owner || name in drawn.versions) : remotes;
  const plan = bootPlan({ ...manifest, remotes: Object.fromEntries(live) }, profile, takesUpSession);
  return drawn ? planOfPath(plan, path === '/' ? '/home' : path) : plan;
}

/**
 * What previews show of every page, since most of them run no script; the shell replaces it with that of the page
 * itself. The address of a standalone page is one person's.
 */
const previewTags = ({ origin, profile }: Parts, language: Language, listed: boolean) =>
  headElements(
    headTags({ origin, profile, language, title: profile.appName[language], path: null, listed, meta: {} }),
  );

/** Structured data are for search engines, which find them anywhere: not in the first round trip. */
const isEarly = ({ name }: HeadTag) => name !== 'script';

const headElements = (tags: readonly HeadTag[]) =>
  tags
    .map(({ name, attributes, text }) => {
      const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
      const element = `<${name}${values.join('')} ${headMark}`;
      return name === 'script' ? `${element}>${asText(text ?? '')}</script>` : `${element}>`;
    })
    .join('\n');

/**
 * With `crossorigin`: for a policy with hashes, that of a script without it does not count. Without the nonce: the
 * policy allows files of the site, and a browser would not reuse its compiled code for another nonce
 * (docs/guides/performance.md).
 */
const scriptElement = (file: string, { integrity }: AssetMap) =>
  `<script defer src="/assets/${file}" integrity="${integrity[file] ?? ''}" crossorigin="anonymous"></script>`;

/** A version that fails is given up only after the manifest was read again: the page need not carry the one before. */
const withoutPrevious = (manifest: DeploymentManifest): DeploymentManifest => ({
  ...manifest,
  remotes: Object.fromEntries(
    Object.entries(manifest.remotes).map(([name, remote]) => [name, { ...remote, previous: undefined }]),
  ),
});

/** The route of a path, and its live remote. */
export function ownerOf(path: string, manifest: DeploymentManifest) {
  const candidates = Object.values(manifest.remotes).flatMap((remote) =>
    remote.descriptor.routes.map((route) => ({ path: route.path, route, remote })),
  );
  const start = path === '/' ? '/home' : path;
  return matchRoutes(candidates, start)?.at(-1)?.route;
}

const json = (value: unknown) => asText(JSON.stringify(value));

/** JSON that cannot end the script element around it. */
const asText = (text: string) => text.replaceAll('<', '\\u003c');
