import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

/** What a page of the smoke run does not read: compressed copies, maps, the proof, and the scanner of old browsers. */
const leftOut = /(?:\.br|\.gz|\.wasm|^maps|^proof\.json)$/;

/**
 * Packs a compiled folder into one tar. Equal files give equal bytes: order, times and owners are fixed.
 */
export function tarOf(folder: string): Buffer {
  const names = fs
    .readdirSync(folder)
    .filter((name) => !leftOut.test(name))
    .sort();
  const fixed = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rw,go=r',
  ];
  return execFileSync('tar', [...fixed, '-cf', '-', '-C', folder, ...names], { maxBuffer: 2 ** 28 });
}

/** SHA-256 of a tar (hexadecimal). */
export const hashOf = (tar: Buffer) => createHash('sha256').update(tar).digest('hex');

/** Stores a tar, compressed. */
export function writeTarball(tar: Buffer, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const params = {
    [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  };
  fs.writeFileSync(file, zlib.brotliCompressSync(tar, { params }));
}

/**
 * Unpacks it, into a new folder.
 *
 * @param hash of the tar
 * @throws Error when the file is another one
 */
export function unpack(file: string, hash: string): string {
  const tar = zlib.brotliDecompressSync(fs.readFileSync(file));
  const found = hashOf(tar);
  if (found !== hash) throw new Error(`${file} is not what was released: its hash is ${found}.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'released-'));
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  return folder;
}
