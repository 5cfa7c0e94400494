/** A file as stored, with the tag that a later conditional write names, and when it was written. */
export type StoredFile = { content: Buffer; tag: string; writtenAt: Date };

/** Only write when the file does not exist yet (`absent`), or still is what was read (`tag`). */
export type WriteCondition = { kind: 'absent' } | { kind: 'unchanged'; tag: string };

export type FileKind = 'immutable' | 'pointer';

/** A concurrent write: read again, decide again. */
export class StorageConflict extends Error {
  constructor(key: string) {
    super(`${key} was changed meanwhile.`);
    this.name = 'StorageConflict';
  }
}

/**
 * A key as it is: no part of it leads to another place than it names.
 *
 * @throws Error when one would
 */
export function checkedKey(key: string): string {
  if (key.split('/').every((part) => /^(?!\.{0,2}$)[^\\\0]*$/.test(part))) return key;
  throw new Error(`${JSON.stringify(key)} is no key of a store.`);
}

/** Where releases and deployment pointers are kept: keys with slashes, like the paths of the static host. */
export interface Storage {
  /** A folder, or `s3://bucket/prefix`. */
  readonly place: string;
  read(key: string): Promise<StoredFile | null>;
  /** @throws StorageConflict when the condition does not hold */
  write(key: string, content: Buffer, kind: FileKind, condition: WriteCondition): Promise<void>;
  /** Deletes a file; one that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Names of the folders right below a folder. */
  folders(key: string): Promise<string[]>;
  /** Names of the files right below a folder. */
  files(key: string): Promise<string[]>;
}
