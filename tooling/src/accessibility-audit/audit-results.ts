import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { keptFolder } from '../test/results';

/** Where the browser tests of the audit store the last result of each part. */
const folder = path.join(keptFolder, 'accessibility');

const seen = z.array(z.object({ route: z.string(), checks: z.number(), found: z.number() }));

/** `sources` is the hash of the product in the run; results before 24 November 2026 have none. */
const run = { day: z.string(), sources: z.optional(z.string()) };

const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pages'),
    ...run,
    device: z.string(),
    state: z.string(),
    pages: seen,
  }),
  z.object({ kind: z.literal('embed'), ...run, device: z.string(), way: z.string(), pages: seen }),
  z.object({ kind: z.literal('keyboard'), ...run, flow: z.string(), passed: z.boolean() }),
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
