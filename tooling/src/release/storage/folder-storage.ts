import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import {
  checkedKey,
  StorageConflict,
  type FileKind,
  type Storage,
  type StoredFile,
  type WriteCondition,
} from './storage';

/** Releases in a folder of this machine, or of a disk that the static host serves. */
export class FolderStorage implements Storage {
  readonly place: string;

  constructor(readonly folder: string) {
    this.place = path.resolve(folder);
  }

  async read(key: string): Promise<StoredFile | null> {
    try {
      const file = this.fileOf(key);
      const content = await fs.promises.readFile(file);
      const { mtime } = await fs.promises.stat(file);
      return { content, tag: createHash('sha256').update(content).digest('hex'), writtenAt: mtime };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async write(key: string, content: Buffer, _kind: FileKind, condition: WriteCondition): Promise<void> {
    const file = this.fileOf(key);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await this.put(part, content);
      if (condition.kind === 'absent') await this.create(key, part, file);
      else await this.replace(key, part, file, condition.tag);
    } finally {
      await fs.promises.rm(part, { force: true }).catch(() => undefined);
      await this.removeEmpty(path.dirname(file));
    }
  }

  /** A folder that becomes empty goes too. */
  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    await fs.promises.rm(file, { force: true });
    await this.removeEmpty(path.dirname(file));
  }

  private async put(part: string, content: Buffer): Promise<void> {
    const write = async () => {
      await fs.promises.mkdir(path.dirname(part), { recursive: true });
      await fs.promises.writeFile(part, content);
    };
    await write().catch(async (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
      // Another process may have removed the folder before there was something in it; a disk that is read-only says
      // the same.
      await fs.promises.access(nearestFolder(part), fs.constants.W_OK);
      await write();
    });
  }

  /** Up to the folder of the store, which stays. */
  private async removeEmpty(folder: string): Promise<void> {
    if (!folder.startsWith(path.join(this.folder, path.sep))) return;
    try {
      await fs.promises.rmdir(folder);
    } catch {
      return;
    }
    await this.removeEmpty(path.dirname(folder));
  }

  async folders(key: string): Promise<string[]> {
    return this.names(key, (entry) => entry.isDirectory());
  }

  async files(key: string): Promise<string[]> {
    return this.names(key, (entry) => entry.isFile());
  }

  /** A link appears whole or not at all, and never over a file that exists. */
  private async create(key: string, part: string, file: string): Promise<void> {
    try {
      await fs.promises.link(part, file);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) throw new StorageConflict(key);
      throw error;
    }
  }

  private async replace(key: string, part: string, file: string, tag: string): Promise<void> {
    const release = await lock(file, {
      realpath: false,
      stale: 10_000,
      retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
    });
    try {
      if ((await this.read(key))?.tag !== tag) throw new StorageConflict(key);
      await fs.promises.rename(part, file);
    } finally {
      await release();
    }
  }

  private async names(key: string, wanted: (entry: fs.Dirent) => boolean): Promise<string[]> {
    try {
      const entries = await fs.promises.readdir(this.fileOf(key), { withFileTypes: true });
      return entries
        .filter((entry) => wanted(entry) && !entry.name.endsWith('.part'))
        .map(({ name }) => name);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, checkedKey(key));
  }
}

/** The closest folder above a file that there is. */
const nearestFolder = (file: string): string => {
  const folder = path.dirname(file);
  return fs.existsSync(folder) ? folder : nearestFolder(folder);
};

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const isMissing = (error: unknown) => hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
