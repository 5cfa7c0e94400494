import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import type { BuiltPackage } from './build-packages';

const packed = z.tuple([z.object({ filename: z.string() })]);

/** Makes the tarball that a registry gets, beside the folder of the package. */
export function pack({ folder }: BuiltPackage): string {
  const place = path.dirname(folder);
  const text = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', place], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return path.join(place, packed.parse(JSON.parse(text))[0].filename);
}
