import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { productHash } from '../build/product-sources';
import { readJson } from '../package-manifest';
import { root, varFolder } from '../root';
import { buildAndRunPlaywright } from './browser-tests';
import { runTool } from '../test/run-process';

const results = path.join(varFolder, 'lighthouse.json');
const page = 'docs/lighthouse.md';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = z.array(
  z.object({
    path: z.string(),
    isDrawn: z.boolean(),
    scores: z.object({
      performance: z.number(),
      accessibility: z.number(),
      'best-practices': z.number(),
      seo: z.number(),
    }),
    faults: z.array(z.string()),
  }),
);

function table(found: z.infer<typeof audits>): string {
  const rows = found.map(
    ({ path: address, isDrawn, scores, faults }) =>
      `| ${address} | ${isDrawn ? 'drawn' : ''} | ${categories.map((name) => scores[name]).join(' | ')} | ${faults.join(', ')} |`,
  );
  return [
    '| page | first view | performance | accessibility | best practices | SEO | what is missing |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const day = () => new Date().toISOString().slice(0, 10);

const text = (found: z.infer<typeof audits>) => `# Lighthouse

\`npm run lighthouse\` measures what was built with Lighthouse's profile of a slow phone, each page three times with an empty cache; the
run in the middle counts. Six pages are measured twice: as they are for every path, and with their first view drawn into the document
(docs/performance.md). Aims: performance 95, of a drawn page 98, accessibility 100, best practices 100, SEO 95. Last run: ${day()}. Sources: \`${productHash()}\`.

Two runs of the same sources on one machine differ by up to 4 points. Whether a change made pages slower is measured with \`npm run bench\`,
whose runs alternate.

${table(found)}
`;

/** `npm run lighthouse`: the pages of visitors and the member card, into docs/lighthouse.md; fails below the aims. */
export async function lighthouse(): Promise<void> {
  fs.rmSync(results, { force: true });
  process.exitCode = await buildAndRunPlaywright(['browsers/lighthouse.spec.ts'], { MRW_LIGHTHOUSE: 'all' });
  fs.writeFileSync(path.join(root, page), text(audits.parse(readJson(results))));
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', page]);
}
