import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../process/root';

/** Rows of a table of docs/glossary.md, found by the text of its first heading cell. */
export function glossaryRows(heading: string): string[][] {
  const lines = fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${heading} `)) + 2;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
