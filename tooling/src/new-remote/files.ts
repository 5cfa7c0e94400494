import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const template = path.join(root, 'tooling/src/new-remote/template');
const ending = '.template';

/** The files of a new remote: one page with a greeting, its texts, a test, and the configuration of every package. */
export function filesOfRemote(name: string): Readonly<Record<string, string>> {
  const word = name.slice('mf-'.length);
  const values: Readonly<Record<string, string>> = {
    name,
    word,
    title: (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' '),
  };
  const files = fs
    .readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length),
      fs
        .readFileSync(path.join(template, file), 'utf8')
        .replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark),
    ]),
  );
}
