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
  const remote = route?.remote === undefined ? undefined : plan.remotes[route.remote];
  if (route?.remote === undefined || !remote) return [];
  const { canary, live } = remote;
  const inRollout = canary && bucketOf(plan.salt, route.remote, device) < canary.percent;
  const { scripts, pages } = inRollout ? canary : live;
  return [...scripts, ...(pages[route.pattern] ?? [])];
}

/** Preloads with exactly the mode and integrity that the script will have, else the file would be loaded twice. */
export function preloadScripts(document: Document, scripts: readonly PreloadScript[]): void {
  for (const [url, integrity] of scripts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}
