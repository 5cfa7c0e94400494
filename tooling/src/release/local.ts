import path from 'node:path';
import { releasesFolder } from '../process/root';
import { Deployments, localEnvironment } from './deployments';
import { isQuick, releaseKey } from '../process/release-names';
import { ReleaseStore } from './release-store';
import { shellFolders } from './shell-folders';
import { FolderStorage } from './storage/folder-storage';
import { withReasons } from './storage/storage-failure';

const storage = () => withReasons(new FolderStorage(releasesFolder), releasesFolder);

/** Releases on this machine. */
export const localReleases = () => new ReleaseStore(storage());

/**
 * What is live on this machine, to be measured or tested.
 *
 * @throws Error while a quick build is live: its copies are not those of a release
 */
export async function wholeBuilds(deployments = localDeployments()): Promise<Deployments> {
  const live = Object.entries((await deployments.read()).remotes);
  const quick = live.filter(([, pointer]) => isQuick(pointer.live.version)).map(([name]) => name);
  if (quick.length === 0) return deployments;
  throw new Error(
    `Built quickly, for this machine only: ${quick.join(', ')}. "npm run build" builds the whole.`,
  );
}

/** Folder of the shell that is live on this machine. @throws Error before the first whole build */
export async function localShell(): Promise<string> {
  return shellFolders(await (await wholeBuilds()).read(), releasesFolder).live;
}

/** Folder of the package that is live on this machine. @throws Error before the first whole build */
export async function localFolder(name: string): Promise<string> {
  const version = (await (await wholeBuilds()).read()).remotes[name]?.live.version;
  if (!version) throw new Error(`${name} is not built.`);
  return path.join(releasesFolder, releaseKey(name, version));
}

/** What is live on this machine. */
export const localDeployments = (environment = localEnvironment) => new Deployments(storage(), environment);
