import { shellPaths } from '@mrw/shared-contracts/constants';
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { descriptorFile } from '../compile/webpack/described-files';
import type { DeploymentState } from './deployment-file';
import type { ReleaseStore } from './release-store';

const drawing = z.object({ draws: z.optional(z.array(z.string())) });

/**
 * What no visitor would see of a release. No fault: the page of another package may come later.
 *
 * @param drawn slots of the pages that are live, and its own
 * @param before the live release of the same remote
 */
function unreachable(
  { slots, routes }: Pick<RemoteDescriptor, 'slots' | 'routes'>,
  drawn: readonly string[],
  before: RemoteDescriptor | null,
) {
  const there = [...new Set(drawn)].sort().join(', ');
  return [
    ...Object.keys(slots)
      .filter((slot) => !drawn.includes(slot))
      .map((slot) => `No page draws the slot ${slot}. There are: ${there}.`),
    ...routes
      .filter(({ scripts }) => scripts?.length === 0)
      .map(({ path }) => `The "page" of ${path} is no script of its own: import it lazily, or leave it out.`),
    ...routes
      .filter(({ path }) => shellPaths.some((own) => own === path.replace(/(?!^)\/+$/, '')))
      .map(({ path }) => `The route ${path} is a page of the shell, which shows its own.`),
    ...(before?.routes ?? [])
      .filter(({ path }) => !routes.some((route) => route.path === path))
      .map(
        ({ path }) =>
          `The route ${path} of the live ${before?.version ?? ''} is gone: "movedTo" leads it on.`,
      ),
  ];
}

/** The same of a release in an environment; nothing where the live shell does not say what it draws. */
export async function unreachableIn(
  releases: ReleaseStore,
  state: DeploymentState,
  { remote, version }: { remote: string; version: string },
): Promise<string[]> {
  if (remote === 'shell') return [];
  const drawsOf = async (name: string, of: string) => {
    const file = await releases.file(name, of, descriptorFile);
    return file === null ? undefined : drawing.parse(JSON.parse(file.toString('utf8'))).draws;
  };
  const shell = state.remotes['shell']?.live.version;
  const ofShell = shell === undefined ? undefined : await drawsOf('shell', shell);
  if (ofShell === undefined) return [];
  const others = Object.entries(state.remotes)
    .filter(([name]) => name !== 'shell' && name !== remote)
    .map(([name, { live }]) => drawsOf(name, live.version));
  const ofRemotes = await Promise.all([drawsOf(remote, version), ...others]);
  const live = state.remotes[remote]?.live.version;
  return unreachable(
    await releases.descriptor(remote, version),
    [...ofShell, ...ofRemotes.flatMap((draws) => draws ?? [])],
    live === undefined ? null : await releases.descriptor(remote, live),
  );
}
