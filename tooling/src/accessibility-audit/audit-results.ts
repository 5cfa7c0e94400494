import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { keptFolder } from '../test/results';

/** Where the browser tests of the audit store the last result of each part. */
const folder = path.join(keptFolder, 'sweep');

const seen = z.array(z.object({ route: z.string(), looks: z.number(), found: z.number() }));

const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pages'),
    day: z.string(),
    device: z.string(),
    state: z.string(),
    pages: seen,
  }),
  z.object({ kind: z.literal('embed'), day: z.string(), device: z.string(), way: z.string(), pages: seen }),
  z.object({ kind: z.literal('keyboard'), day: z.string(), flow: z.string(), passed: z.boolean() }),
]);
export type AuditPart = z.infer<typeof part>;

/** The last results of every part that was ever run. */
export function auditResults(): AuditPart[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((file) => part.parse(readJson(path.join(folder, file))));
}
