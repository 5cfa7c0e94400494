import fs from 'node:fs';
import path from 'node:path';
import { specifiersOf } from './specifiers';

const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '/index.ts', '/index.tsx'];
const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The source that a relative import means. @throws Error when there is none */
export function importedFile(from: string, name: string): string {
  const place = path.resolve(path.dirname(from), name);
  const file = endings.map((ending) => place + ending).find(isFile);
  if (!file) throw new Error(`${from} imports ${name}, which is not there.`);
  return file;
}

const isScript = (file: string) => /\.(?:tsx?|m?js)$/.test(file);

/** Files that some entries reach by relative imports, themselves included, and the packages that these import. */
export function reachedSources(entries: readonly string[]): { files: Set<string>; imports: Set<string> } {
  const files = new Set<string>();
  const imports = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!isScript(file)) return;
    const text = fs.readFileSync(file, 'utf8');
    for (const { name } of specifiersOf(file, text))
      if (name.startsWith('.')) visit(importedFile(file, name));
      else imports.add(name);
    for (const [, name = ''] of text.matchAll(/^\/\/\/ <reference path="([^"]+)"/gm))
      visit(importedFile(file, `./${name}`));
  };
  entries.forEach(visit);
  return { files, imports };
}

/** `react-dom` of `react-dom/client`. */
export const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
