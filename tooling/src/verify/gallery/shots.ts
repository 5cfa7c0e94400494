import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { varFolder } from '../../process/root';

export const galleryFolder = path.join(varFolder, 'gallery');
/** Pictures, and beside them lists of what they show. */
export const galleryShots = path.join(galleryFolder, 'shots');

const shot = z.object({
  file: z.string(),
  /** Package that draws the page. */
  owner: z.string(),
  path: z.string(),
  /** Empty for the page as most people see it. */
  state: z.string(),
  language: z.string(),
  width: z.number(),
  scheme: z.string(),
});
export type Shot = z.infer<typeof shot>;

/** Everything that was photographed, in the order of the packages. */
export const readShots = (): Shot[] =>
  fs
    .readdirSync(galleryShots)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => z.array(shot).parse(readJson(path.join(galleryShots, file))));
