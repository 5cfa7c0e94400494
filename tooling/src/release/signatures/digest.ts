import { createHash } from 'node:crypto';

/** SHA-256 of bytes (hexadecimal). */
export const digestOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Of a value that JSON can hold: the order of keys counts for nothing, and neither does a key without a value. */
export const digestOfValue = (value: unknown) =>
  digestOf(JSON.stringify([value], (_, part: unknown) => (isObject(part) ? sorted(part) : part)));

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (part: object) =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
