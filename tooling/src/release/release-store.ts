import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import semver from 'semver';
import { parseDescriptor } from '../process/former-keys';
import { descriptorFile } from '../compile/webpack/described-files';
import { mapsFolder } from '../compile/webpack/maps-folder';
import { hostDescriptor, type HostDescriptor } from '../compile/webpack/host-descriptor';
import { isReleaseName, releaseKey } from '../process/release-names';
import { clearDifferences } from './differences/clear-differences';
import { scriptsOf } from './differences/package-scripts';
import { clearShared, putShared, sharedIn, sharedOf } from './shared-files';
import { StorageConflict, type Storage, type StoredFile } from './storage/storage';
import { tryStorage } from './storage/try-storage';

/** Outside of the folders of releases, which are served. */
const mapsOf = (name: string, version: string) => `${mapsFolder}/${releaseKey(name, version)}`;

/** Where it is said that a version was deleted: like deployments, it is not served. */
const deletedOf = (name: string, version: string) => `deployments/deleted/${releaseKey(name, version)}.json`;

/** Paths with slashes. */
const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    );

type Written = { key: string; file: string; shared: boolean };

/** Releases: one immutable folder for each version of each remote, `<name>/<version>/`. */
export class ReleaseStore {
  private readonly known = new Map<string, RemoteDescriptor>();

  constructor(readonly storage: Storage) {}

  async has(name: string, version: string): Promise<boolean> {
    return (await this.file(name, version, descriptorFile)) !== null;
  }

  /** Published versions, oldest first. */
  async versions(name: string): Promise<string[]> {
    const found: string[] = [];
    for (const version of await this.storage.folders(name))
      if (isReleaseName(name, version) && (await this.has(name, version))) found.push(version);
    return found.sort(semver.compare);
  }

  /** Whether any version of a package is here. */
  async isPublished(name: string): Promise<boolean> {
    return (await this.storage.folders(name)).some((folder) => isReleaseName(name, folder));
  }

  /** Packages of this product with a release. */
  names(): Promise<string[]> {
    return this.storage.folders(mapsFolder);
  }

  /** Null when there is no such release. @throws Error when its descriptor is not one */
  async find(name: string, version: string): Promise<RemoteDescriptor | null> {
    const key = `${name}/${version}`;
    const known = this.known.get(key);
    if (known) return known;
    const file = await this.file(name, version, descriptorFile);
    if (!file) return null;
    const descriptor = parseDescriptor(JSON.parse(file.toString('utf8')));
    this.known.set(key, descriptor);
    return descriptor;
  }

  /** @throws Error when the release does not exist or its descriptor is not one */
  async descriptor(name: string, version: string): Promise<RemoteDescriptor> {
    const descriptor = await this.find(name, version);
    if (!descriptor) throw new Error(`${name} ${version} is not published.`);
    return descriptor;
  }

  /** @throws Error when this version of the shell is not published */
  async host(version: string): Promise<HostDescriptor> {
    const file = await this.file('shell', version, descriptorFile);
    if (!file) throw new Error(`shell ${version} is not published.`);
    return hostDescriptor.parse(JSON.parse(file.toString('utf8')));
  }

  /** A file of a release, or null. */
  async file(name: string, version: string, file: string): Promise<Buffer | null> {
    return (await this.stored(name, version, file))?.content ?? null;
  }

  /** A file that releases of a package share, or a compressed copy; null without it. */
  async shared(name: string, file: string): Promise<Buffer | null> {
    return (await this.storage.read(`${sharedOf(name)}/${file}`))?.content ?? null;
  }

  /** The source map of a script, or null. */
  async map(name: string, version: string, file: string): Promise<string | null> {
    if (!isReleaseName(name, version)) return null;
    const stored = await this.storage.read(`${mapsOf(name, version)}/${file}.map.gz`);
    return stored ? gunzipSync(stored.content).toString('utf8') : null;
  }

  /** When a version was published, or null without it. */
  async publishedAt(name: string, version: string): Promise<Date | null> {
    return (await this.stored(name, version, descriptorFile))?.writtenAt ?? null;
  }

  /** Deployments and telemetry may name what cannot be a release: there is none, and nothing is looked for. */
  private async stored(name: string, version: string, file: string): Promise<StoredFile | null> {
    return isReleaseName(name, version) ? this.storage.read(`${releaseKey(name, version)}/${file}`) : null;
  }

  /** @throws Error when a version is published or was: its number stands for the same bytes for ever */
  async refuseTaken(name: string, version: string): Promise<void> {
    if (await this.has(name, version))
      throw new Error(`${name} ${version} is published already; releases never change.`);
    if (await this.storage.read(deletedOf(name, version)))
      throw new Error(`${name} ${version} was published before and is deleted; take another version.`);
  }

  /** Deletes a release for ever. Its descriptor goes first: what is deleted in part is no release. */
  async remove(name: string, version: string): Promise<void> {
    await this.markDeleted(name, version);
    const folder = releaseKey(name, version);
    this.known.delete(folder);
    await this.storage.remove(`${folder}/${descriptorFile}`);
    for (const place of [folder, mapsOf(name, version)])
      for (const key of await this.keysBelow(place)) await this.storage.remove(key);
    const left = await Promise.all(
      (await this.versions(name)).map(async (one): Promise<[string, Buffer | null]> => [
        one,
        await this.file(name, one, descriptorFile),
      ]),
    );
    const described = left.flatMap(([one, file]) => (file ? [{ version: one, descriptor: file }] : []));
    const scripts = described.flatMap((one) => scriptsOf(name, one.version, one.descriptor));
    await clearDifferences(this.storage, name, scripts);
    await clearShared(
      this.storage,
      name,
      described.map((one) => one.descriptor),
    );
  }

  private async keysBelow(folder: string): Promise<string[]> {
    const files = (await this.storage.files(folder)).map((file) => `${folder}/${file}`);
    for (const name of await this.storage.folders(folder))
      files.push(...(await this.keysBelow(`${folder}/${name}`)));
    return files;
  }

  private async markDeleted(name: string, version: string): Promise<void> {
    const mark = Buffer.from(`${JSON.stringify({ at: new Date().toISOString() })}\n`);
    try {
      await this.storage.write(deletedOf(name, version), mark, 'immutable', { kind: 'absent' });
    } catch (error) {
      // Deleted in part by a run that was interrupted.
      if (!(error instanceof StorageConflict)) throw error;
    }
  }

  /**
   * Finds out whether the store can take a release, in its folder and in that of its maps.
   *
   * @param bytes that there must be room for
   */
  async tryOut(name: string, version: string, bytes: number): Promise<void> {
    for (const folder of [releaseKey(name, version), mapsOf(name, version)])
      await tryStorage(this.storage, folder, bytes);
  }

  /**
   * Takes a compiled folder in as a release. The descriptor comes last: without it there is no release. What was written
   * before a failure is deleted again, but for files that another release may have found there.
   *
   * @throws Error when the version exists, or did: a release never changes; or when one of its files is shared with other
   *   bytes
   */
  async publish(name: string, version: string, compiled: string): Promise<void> {
    await this.refuseTaken(name, version);
    const written: string[] = [];
    try {
      for (const { key, file, shared } of this.filesOf(name, version, compiled)) {
        const content = fs.readFileSync(file);
        if (shared) await putShared(this.storage, key, content);
        else {
          await this.storage.write(key, content, 'immutable', { kind: 'absent' });
          written.push(key);
        }
      }
    } catch (error) {
      for (const key of written.reverse()) await this.storage.remove(key).catch(() => undefined);
      if (!(error instanceof StorageConflict)) throw error;
      throw new Error(
        (await this.has(name, version))
          ? `${name} ${version} is published already; releases never change.`
          : `${name} ${version} is being published, or was by a run that was killed: take another version.`,
        { cause: error },
      );
    }
  }

  /** What is written, in this order: the descriptor is the last one. */
  private filesOf(name: string, version: string, compiled: string): Written[] {
    const maps = path.join(compiled, mapsFolder);
    const named = (folder: string, to: string, files: readonly string[], shared = false) =>
      files.map((file) => ({ key: `${to}/${file}`, file: path.join(folder, file), shared }));
    const files = filesBelow(compiled).filter(
      (file) => file !== descriptorFile && !file.startsWith(`${mapsFolder}/`),
    );
    return [
      ...named(maps, mapsOf(name, version), fs.existsSync(maps) ? fs.readdirSync(maps) : []),
      ...named(compiled, sharedOf(name), sharedIn(compiled), true),
      ...named(compiled, releaseKey(name, version), [...files, descriptorFile]),
    ];
  }
}
