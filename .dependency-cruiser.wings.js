import fs from 'node:fs';
import path from 'node:path';

const document = fs.readFileSync(path.join(import.meta.dirname, 'docs/architecture.md'), 'utf8');
const names = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** Rows of the table of wings in docs/architecture.md: package, wing and the wings that it may import, or `all`. */
const wings = [...document.matchAll(/^\| `([\w-]+)` +\| `([\w-]+)` +\| [^|]+\| ([^|]+)\|$/gm)].map(
  ([, name, wing, may]) => ({ name, wing, may: may.trim() === 'all' ? 'all' : names(may) }),
);

/** One rule for each wing that may not import everything. */
export const wingRules = (tests) =>
  wings
    .filter(({ may }) => may !== 'all')
    .map(({ name, wing, may }) => ({
      name: `only-below-${name}-${wing}`,
      comment: `What the wing ${wing} of ${name} may import is in the table of docs/architecture.md.`,
      severity: 'error',
      from: { path: `^${name}/src/${wing}/`, pathNot: tests },
      to: { path: `^${name}/src/(?!(${[wing, ...may].join('|')})/)[^/]+/`, pathNot: tests },
    }));
