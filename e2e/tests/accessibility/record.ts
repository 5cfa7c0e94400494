import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productHash } from '@mrw/tooling/product-sources';

const folder = fileURLToPath(new URL('../../../docs/results/accessibility/', import.meta.url));

type Seen = { route: string; checks: number; found: number };

/** The result of a part of the audit; `npm run accessibility` writes a page of the latest ones. */
export type Part =
  | { kind: 'pages'; device: string; state: string; pages: Seen[] }
  | { kind: 'embed'; device: string; way: string; pages: Seen[] }
  | { kind: 'keyboard'; flow: string; passed: boolean };

/** Keeps the result of a part in the place of its last one; the selection of `npm test` is no result. */
export function record(name: string, part: Part): void {
  if (process.env['MRW_ACCESSIBILITY'] !== 'all') return;
  fs.mkdirSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const result = { day, sources: productHash(), ...part };
  fs.writeFileSync(`${folder}${name.replace(/\W+/g, '-')}.json`, `${JSON.stringify(result)}\n`);
}
