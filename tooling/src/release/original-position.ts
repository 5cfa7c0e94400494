import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import path from 'node:path';
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
    // It loads the compiler, which nothing else here needs.
    const { functionAt } = await import('./function-at');
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
