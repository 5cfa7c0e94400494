import fs from 'node:fs';
import path from 'node:path';
import { grouped } from '../release/canary/grouped';
import type { TelemetryRow } from '../release/canary/rows';
import { root } from '../process/root';

/** A code that visits met. */
export type MetCode = { code: string; means: string; visits: number; versions: string[]; pages: string[] };

/** The codes of docs/errors that were met, those of the most visits first. */
export function codesMet(rows: readonly TelemetryRow[]): MetCode[] {
  const meanings = meaningsOf(fs.readFileSync(path.join(root, 'docs/errors/README.md'), 'utf8'));
  const met = rows.filter(({ code }) => code.startsWith('MRW-'));
  return [...grouped(met, ({ code }) => code)]
    .map(([code, of]) => ({
      code,
      means: meanings.get(code) ?? '',
      visits: new Set(of.map(({ visit }) => visit)).size,
      versions: [...new Set(of.map(({ remote, version }) => `${remote} ${version}`))].sort(),
      pages: [...new Set(of.map(({ record }) => record.path))].sort(),
    }))
    .sort((one, other) => other.visits - one.visits);
}

/** The third column of the list of codes. */
const meaningsOf = (list: string) =>
  new Map(
    [...list.matchAll(/^\| \[(MRW-\d+)\]\S* +\|[^|]*\| (.*?) *\|$/gm)].map(([, code = '', means = '']) => [
      code,
      means.replaceAll('`', ''),
    ]),
  );
