import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import type { BootPlan, PreloadScript } from '@mrw/shared-contracts/manifest';
import { routeOfPlan } from './route-of-plan';

/**
 * The first files of a path's remote, in the version for this device.
 *
 * @param device id of this browser, which decides about a rollout
 */
export function scriptsOfPath(plan: BootPlan, path: string, device: string): readonly PreloadScript[] {
  const route = routeOfPlan(plan, path);
  const version = route?.remote === undefined ? undefined : plannedVersion(plan, route.remote, device);
  return route && version ? [...version.scripts, ...(version.pages[route.pattern] ?? [])] : [];
}

/** The version of a remote for a device; undefined for a remote that is unknown or disabled. */
export function plannedVersion({ remotes, salt }: BootPlan, name: string, device: string) {
  const remote = remotes[name];
  const inRollout = remote?.canary && bucketOf(salt, name, device) < remote.canary.percent;
  return inRollout ? remote.canary : remote?.live;
}

/** Preloads with exactly the mode and integrity that the script will have, else the file would be loaded twice. */
export function preloadScripts(document: Document, scripts: readonly PreloadScript[]): void {
  // Not a loop: in ES5 one over a list of any kind takes 0.4 kB of the page.
  scripts.forEach(([url, integrity]) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  });
}
