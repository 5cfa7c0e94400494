import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Packs a compiled folder into one file. Equal files give equal bytes: order, times and owners are fixed.
 *
 * @returns SHA-256 of the file (hexadecimal)
 */
export function pack(folder: string, file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const names = fs
    .readdirSync(folder)
    .filter((name) => name !== 'proof.json' && name !== 'maps')
    .sort();
  const fixed = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rw,go=r',
  ];
  execFileSync('tar', [...fixed, '-cf', file, '-C', folder, ...names]);
  return hashOf(file);
}

/** Unpacks it, into an empty folder. */
export function unpack(file: string, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', file, '-C', folder]);
}

export const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
