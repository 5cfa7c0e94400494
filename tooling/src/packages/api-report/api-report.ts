import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { withNames } from './repeated-types';
import { inSingleQuotes } from './single-quotes';

/** The packages that all others depend on: their public API is a committed report. */
export const reportedPackages = ['shared-contracts', 'shared-ui'] as const;
export const reportFile = 'report.api.md';

const packageJson = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });
const printer = ts.createPrinter({ removeComments: true });

/**
 * The public API of a package as text: every declaration that its entries reach, without comments and imports
 * of neighbours.
 *
 * @param folder of the package
 * @param declarations folder of its compiled declarations (`tsc -b`)
 * @throws Error when a declaration is missing
 */
export function apiReport(folder: string, declarations: string): string {
  const { name, exports } = packageJson.parse(readJson(path.join(folder, 'package.json')));
  const entries = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  const files = new Set<string>();
  for (const [, file] of entries)
    for (const entry of filesOf(folder, file)) collect(path.join(declarations, declarationOf(entry)), files);
  const sorted = [...files].sort();
  const texts = withNames(sorted.map(declarationsIn));
  const parts = sorted.map((file, index) => {
    const text = texts[index] ?? '';
    const title = path
      .relative(declarations, file)
      .replace(/^src\//, '')
      .replace(/\.d\.ts$/, '');
    return text === '' ? '' : `## ${title}\n\n\`\`\`ts\n${text}\`\`\`\n\n`;
  });
  const list = entries.map(([entry, file]) => `- \`${name}${entry.slice(1)}\` from \`${file}\``).join('\n');
  return inSingleQuotes(
    `# Public API of ${name}\n\nMade by \`npm run api-report\`; what a change of it means is in docs/contract.md.\n\n${list}\n\n${parts.join('')}`.trimEnd() +
      '\n',
  );
}

/** The first lines that differ, for the message of a failed check. */
export function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? now.length : line;
  const lines = (mark: string, all: readonly string[]) =>
    all.slice(at, at + 3).map((text) => `${mark} ${text}`);
  return [`line ${at + 1}`, ...lines('-', old), ...lines('+', now)].join('\n');
}

/** An entry may stand for a folder of files: `./src/api/*.ts`. */
function filesOf(folder: string, file: string): string[] {
  if (!file.includes('*')) return [file];
  const [before = '', after = ''] = file.split('*');
  return fs
    .readdirSync(path.join(folder, before))
    .filter((name) => name.endsWith(after) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => before + name);
}

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
    if (!fileName.startsWith('.')) continue;
    const base = path.join(path.dirname(file), fileName);
    const found = [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((place) => fs.existsSync(place));
    // What compiles to no declaration, for example a style sheet, is no API.
    if (found) collect(found, files);
  }
}

function declarationsIn(file: string): string {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
    .flatMap((statement) => ts.transform(statement, [inOrder(print)]).transformed)
    .map((statement) => `${print(statement)}\n`)
    .join('');
}

/** What people write at the end of a union. */
const isNothing = (text: string) => text === 'null' || text === 'undefined';

/**
 * Properties and alternatives in the order of the alphabet. The compiler writes those of a type that it found
 * out itself in an order that depends on what it looked at before, so the same API would differ from one run
 * to the next.
 */
function inOrder(print: (node: ts.Node) => string): ts.TransformerFactory<ts.Statement> {
  const sorted = <Node extends ts.Node>(nodes: readonly Node[]) =>
    nodes
      .map((node) => ({ node, text: print(node) }))
      .sort((a, b) => Number(isNothing(a.text)) - Number(isNothing(b.text)) || (a.text < b.text ? -1 : 1))
      .map(({ node }) => node);
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      // Overloads keep their order: the first that fits counts.
      if (ts.isTypeLiteralNode(inner) && inner.members.every(ts.isPropertySignature))
        return ts.factory.updateTypeLiteralNode(inner, ts.factory.createNodeArray(sorted(inner.members)));
      if (ts.isUnionTypeNode(inner))
        return ts.factory.updateUnionTypeNode(inner, ts.factory.createNodeArray(sorted(inner.types)));
      return inner;
    };
    return (statement) => ts.visitEachChild(statement, visit, context);
  };
}
