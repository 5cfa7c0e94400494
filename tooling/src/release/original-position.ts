import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import path from 'node:path';
import ts from 'typescript';
import type { ReleaseStore } from './release-store';

/** Where something is in the sources. */
export type SourcePlace = { file: string; line: number; name: string };

/** Maps places in the files of a release (`app.1a2b.js:1:2345`) to those in its sources; each map is read once. */
export function originalPositions(releases: ReleaseStore) {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOf = (remote: string, version: string, file: string) => {
    const key = `${remote}/${version}/${file}`;
    const known = maps.get(key) ?? read(releases, remote, version, file);
    maps.set(key, known);
    return known;
  };
  return async (remote: string, version: string, at: string): Promise<SourcePlace | null> => {
    const [, file = '', line, column] = /^([\w.~-]+\.js):(\d+):(\d+)$/.exec(at) ?? [];
    const map = file && (await mapOf(remote, version, file));
    if (!map) return null;
    // Columns of stacks begin with 1.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    if (found.source === null) return null;
    const text = sourceContentFor(map, found.source) ?? '';
    return {
      // As it was written: a resolved one has lost its `..`.
      file: fileOf(remote, map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source),
      line: found.line,
      name: functionAt(text, found.source, { line: found.line, column: found.column }),
    };
  };
}

async function read(releases: ReleaseStore, remote: string, version: string, file: string) {
  const text = await releases.map(remote, version, file);
  return text === null ? null : new TraceMap(text);
}

/** `webpack://mf-stores@1.3.0/../shared-ui/src/button.tsx` is `shared-ui/src/button.tsx`. */
const fileOf = (remote: string, source: string) =>
  path.posix.join(remote, source.replace(/^webpack:\/\/[^/]*\//, '')).replace(/^(\.\.\/)+/, '');

/** The name of the function around a place; empty outside of every function. */
function functionAt(text: string, file: string, { line, column }: { line: number; column: number }): string {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('source', text, ts.ScriptTarget.Latest, true, kind);
  const starts = source.getLineStarts();
  const position = (starts[line - 1] ?? 0) + column;
  let name = '';
  const visit = (node: ts.Node): void => {
    if (position < node.getFullStart() || position >= node.getEnd()) return;
    name = nameOf(node) ?? name;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return name;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  const { parent } = node;
  if (!isFunction) return undefined;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}
