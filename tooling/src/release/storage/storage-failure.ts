import * as z from 'zod/mini';
import { StorageConflict, type Storage } from './storage';

type Reason = { why: string; next: string };

const noSpace = { why: 'there is no space left', next: 'make room' };
const noRight = { why: 'it may not be changed from here', next: 'check the rights of this user' };
const inTheWay = { why: 'a file is in the place of a folder', next: 'move it away, or name another store' };
const noAnswer = { why: 'it does not answer', next: 'check its address (MRW_S3_ENDPOINT) and the network' };
const noKey = {
  why: 'there are no credentials',
  next: 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in with the tool of the service',
};
const refused = { why: 'it refuses these credentials', next: 'check them and what they permit' };
const noBucket = { why: 'there is no such bucket', next: 'create it, or name another one' };
const locked = { why: 'another command holds its lock', next: 'wait for it' };

/** By the code of the system, the name of an error of the service, or its status. */
const reasons: Readonly<Record<string, Reason>> = {
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EROFS: { why: 'the disk is read-only', next: 'mount it for writing' },
  EACCES: noRight,
  EPERM: noRight,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  EISDIR: { why: 'a folder is in the place of a file', next: 'move it away, or name another store' },
  ELOCKED: locked,
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  ENOTFOUND: noAnswer,
  EAI_AGAIN: noAnswer,
  ETIMEDOUT: noAnswer,
  TimeoutError: noAnswer,
  CredentialsProviderError: noKey,
  NoSuchBucket: noBucket,
  401: refused,
  403: refused,
  507: noSpace,
};

/** A store that could not be read or changed, with the step and what to do next. */
class StorageFailure extends Error {
  constructor(step: string, place: string, cause: unknown) {
    const { why, next } = reasonOf(cause);
    super(`${step} in ${place} failed: ${why}; ${next}, then run the command again.`, { cause });
    this.name = 'StorageFailure';
  }
}

function reasonOf(error: unknown): Reason {
  const found = keysOf(error).flatMap((key) => (Object.hasOwn(reasons, key) ? (reasons[key] ?? []) : []));
  const { message: text } = shapeOf(error);
  return found[0] ?? { why: text.replace(/\.$/, ''), next: 'find out why' };
}

/** What errors of the system and of the service have in common. */
const shape = z.object({
  message: z._default(z.string(), 'it says nothing'),
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
});

const shapeOf = (error: unknown) => z.catch(shape, { message: String(error) }).parse(error);

function keysOf(error: unknown): string[] {
  const { code, name, $metadata } = shapeOf(error);
  return [code, name, $metadata?.httpStatusCode].map(String);
}

/** The same store, whose failures say what was tried where, why it failed and what to do next. */
export function withReasons(storage: Storage, place: string): Storage {
  const said = async <Result>(step: string, work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof StorageConflict ? error : new StorageFailure(step, place, error);
    }
  };
  return {
    place: storage.place,
    read: (key) => said(`Reading ${key}`, storage.read(key)),
    write: (key, ...rest) => said(`Writing ${key}`, storage.write(key, ...rest)),
    remove: (key) => said(`Deleting ${key}`, storage.remove(key)),
    folders: (key) => said(`Listing ${key}`, storage.folders(key)),
    files: (key) => said(`Listing ${key}`, storage.files(key)),
  };
}
