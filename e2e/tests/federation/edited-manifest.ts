import type { Page, Route } from '@playwright/test';
import { deploymentManifest, type DeploymentManifest } from '@mrw/shared-contracts/manifest';

type Edit = (manifest: DeploymentManifest) => unknown;

/**
 * Changes the deployment manifest in transit, in every document and when it is read again.
 *
 * @param edit returns the replacement; a text is sent unchanged
 * @param without a header that documents lose
 */
export async function editManifest(page: Page, origin: string, edit: Edit, without?: string): Promise<void> {
  const edited = (json: string) => {
    const result = edit(deploymentManifest.parse(JSON.parse(json)));
    return typeof result === 'string' ? result : JSON.stringify(result).replaceAll('<', '\\u003c');
  };
  await page.route(
    (url) => url.origin === origin,
    async (route: Route) => {
      const request = route.request();
      const isFile = new URL(request.url()).pathname === '/deployment.json';
      if (!isFile && request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const body = isFile
        ? edited(text)
        : text.replace(
            /(id="deployment"[^>]*>)([^<]*)/,
            (_, tag: string, json: string) => tag + edited(json),
          );
      const headers = Object.entries(response.headers()).filter(([name]) => name !== without);
      return route.fulfill({ response, headers: Object.fromEntries(headers), body });
    },
  );
}

/** The live version of a remote with a change, without a fallback, loaded from the folder of its release. */
export function withRemote(
  manifest: DeploymentManifest,
  name: string,
  change: (live: DeploymentManifest['remotes'][string]) => unknown,
): unknown {
  const live = { ...(manifest.remotes[name] ?? missing(name)) };
  delete live.previous;
  delete live.canary;
  live.descriptor = { ...live.descriptor, namedByContent: undefined };
  return { ...manifest, remotes: { ...manifest.remotes, [name]: change(live) } };
}

function missing(name: string): never {
  throw new Error(`${name} is not live.`);
}

/** Changes the text of every document in transit. */
export async function editPage(page: Page, origin: string, edit: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const before = await response.text();
      const body = edit(before);
      if (body === before) throw new Error('Nothing in the page was changed.');
      return route.fulfill({ response, body });
    },
  );
}
