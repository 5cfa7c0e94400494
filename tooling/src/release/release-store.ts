import fs from 'node:fs';
import path from 'node:path';
import { remoteDescriptor, type RemoteDescriptor } from '@mrw/shared-contracts/manifest';

/** Releases on disk: one immutable folder for each version of each remote, `<name>/<version>/`. */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  folderOf(name: string, version: string): string {
    return path.join(this.folder, name, version);
  }

  has(name: string, version: string): boolean {
    return fs.existsSync(path.join(this.folderOf(name, version), 'descriptor.json'));
  }

  versions(name: string): string[] {
    const folder = path.join(this.folder, name);
    return fs.existsSync(folder) ? fs.readdirSync(folder).filter((version) => this.has(name, version)) : [];
  }

  /** @throws Error when the release does not exist or its descriptor is not one */
  descriptor(name: string, version: string): RemoteDescriptor {
    const file = path.join(this.folderOf(name, version), 'descriptor.json');
    return remoteDescriptor.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  }

  /**
   * Takes a compiled folder in as a release.
   *
   * @throws Error when the version exists: a release never changes
   */
  publish(name: string, version: string, compiled: string): void {
    if (this.has(name, version))
      throw new Error(`${name} ${version} is published already; releases never change.`);
    const folder = this.folderOf(name, version);
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.cpSync(compiled, folder, { recursive: true });
  }
}
