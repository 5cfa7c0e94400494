import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Deployments, productionEnvironment } from '../../release/deployments';
import { releaseKey } from '../../process/release-names';
import { ReleaseStore } from '../../release/release-store';
import type { Storage } from '../../release/storage/storage';
import { keptBuilds, unpackKept } from '../../packages/kept/kept-builds';
import { hashOf, tarOf } from '../../packages/kept/tarball';

/** The last released build of a package, in a folder of its own. */
export type Released = { name: string; version: string; folder: string };

/**
 * Finds the last released build of a package: what production runs, else what the repository keeps.
 *
 * @param storage of the releases; null without one
 * @returns null when there is neither
 * @throws Error when its bytes are not those that were released under this version
 */
export async function lastReleased(
  name: string,
  storage: Storage | null,
  kept?: string,
): Promise<Released | null> {
  const known = keptBuilds(kept)[name];
  const live = storage && (await liveBuild(name, storage));
  if (live && known?.version === live.version) {
    const hash = hashOf(tarOf(live.folder));
    if (hash !== known.hash)
      throw new Error(`${name} ${live.version} is not the build that was released: its hash is ${hash}.`);
  }
  if (live) return live;
  const folder = unpackKept(name, kept);
  return folder && known ? { name, version: known.version, folder } : null;
}

async function liveBuild(name: string, storage: Storage): Promise<Released | null> {
  const { remotes } = await new Deployments(storage, productionEnvironment).read();
  const version = remotes[name]?.live.version;
  if (!version) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'released-'));
  const releases = new ReleaseStore(storage);
  for (const file of await storage.files(releaseKey(name, version))) {
    const content = await releases.file(name, version, file);
    if (content) fs.writeFileSync(path.join(folder, file), content);
  }
  return { name, version, folder };
}
