import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';
import { budgets } from './budgets';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

type Group = { name: string; packages: number; megabytes: number };

/** What `npm start` installs, and what `npm test` has with it. Packages for other platforms count, but take no room. */
function installedGroups(): Group[] {
  const { packages } = lockFile.parse(readJson(path.join(root, 'package-lock.json')));
  const places = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const group = (name: string, members: typeof places) => ({
    name,
    packages: members.length,
    megabytes: members.reduce((sum, [place]) => sum + sizeOnDisk(path.join(root, place)), 0) / 1_000_000,
  });
  return [
    group(
      'start',
      places.filter(([, { dev }]) => !dev),
    ),
    group('test', places),
  ];
}

/** Bytes of a package, without those that lie in it. */
function sizeOnDisk(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const place = path.join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOnDisk(place) : fs.lstatSync(place).blocks * 512);
    }, 0);
}

/** Prints how much each group installs. @returns whether none is above its bound */
export function checkInstalled(): boolean {
  const bounds = new Map(Object.entries(budgets.installed));
  return installedGroups().every(({ name, packages, megabytes }) => {
    const bound = bounds.get(name);
    console.log(
      `${name}: ${packages} packages (${bound?.packages ?? 0}), ${Math.round(megabytes)} MB (${bound?.megabytes ?? 0})`,
    );
    return bound !== undefined && packages <= bound.packages && megabytes <= bound.megabytes;
  });
}
