import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

// RFC 9842, section 5: a frame that is skipped, with the hash of the dictionary, before one of zstd. Node 20 has none.
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const headLength = magic.length + 32;
/** The highest level below 8 MB of window. */
const level = 19;

let ready: Promise<void> | undefined;
const start = () => (ready ??= init());

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

/** The content as its difference from a dictionary. */
export async function packDifference(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  await start();
  const context = createCCtx();
  try {
    return Buffer.concat([magic, sha256(dictionary), compressUsingDict(context, content, dictionary, level)]);
  } finally {
    freeCCtx(context);
  }
}

/** @throws Error when it is none, or is of another dictionary */
export async function unpackDifference(difference: Buffer, dictionary: Buffer): Promise<Buffer> {
  const head = Buffer.concat([magic, sha256(dictionary)]);
  if (!difference.subarray(0, headLength).equals(head)) throw new Error('It is of another dictionary.');
  await start();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, difference.subarray(headLength), dictionary));
  } finally {
    freeDCtx(context);
  }
}
