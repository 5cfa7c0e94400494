import path from 'node:path';
import { releasesFolder } from '../process/root';
import { Deployments, localEnvironment } from './deployments';
import { releaseKey } from '../process/release-names';
import { ReleaseStore } from './release-store';
import { shellFolders } from './shell-folders';
import { FolderStorage } from './storage/folder-storage';
import { withReasons } from './storage/storage-failure';

const storage = () => withReasons(new FolderStorage(releasesFolder), releasesFolder);

/** Releases on this machine. */
export const localReleases = () => new ReleaseStore(storage());

/** Folder of the shell that is live on this machine. @throws Error before the first build */
export async function localShell(): Promise<string> {
  return shellFolders(await localDeployments().read(), releasesFolder).live;
}

/** Folder of the package that is live on this machine. @throws Error before the first build */
export async function localFolder(name: string): Promise<string> {
  const version = (await localDeployments().read()).remotes[name]?.live.version;
  if (!version) throw new Error(`${name} is not built.`);
  return path.join(releasesFolder, releaseKey(name, version));
}

/** What is live on this machine. */
export const localDeployments = (environment = localEnvironment) => new Deployments(storage(), environment);
