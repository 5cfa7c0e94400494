import path from 'node:path';
import type { DeploymentState } from './deployment-file';
import { replacedVersion } from './deployment-state';
import { isReleaseName, releaseKey } from '../process/release-names';

/** Folders of the live shell, and of the one before it, whose pages are still open. */
export type ShellFolders = { live: string; before: string | null };

/** @throws Error when the environment has no live shell */
export function shellFolders(state: DeploymentState, releasesFolder: string): ShellFolders {
  const live = state.remotes['shell']?.live.version;
  if (!live) throw new Error(`${state.environment} has no live shell.`);
  const before = replacedVersion(state, 'shell');
  const folderOf = (version: string) => path.join(path.resolve(releasesFolder), releaseKey('shell', version));
  return { live: folderOf(live), before: before && isReleaseName('shell', before) ? folderOf(before) : null };
}
