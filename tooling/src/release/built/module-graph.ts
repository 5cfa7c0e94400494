import path from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';

type Imports = { now: string[]; later: string[] };

/** What a module imports, as it is written: at once, or when its code says so. */
function importsOf(source: string): Imports {
  const found: Imports = { now: [], later: [] };
  full(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (!('source' in node)) return;
    const from: unknown = node.source;
    const text = typeof from === 'object' && from && 'value' in from ? from.value : null;
    if (typeof text === 'string') found[node.type === 'ImportExpression' ? 'later' : 'now'].push(text);
  });
  return found;
}

export type ModuleGraph = {
  /** The module itself and everything that it imports at once, in the order of the imports. */
  files: string[];
  faults: string[];
};

/**
 * Follows the imports of a module within a build.
 *
 * @param read a file of the build as text; null without it
 * @param entry path of the module below the folder
 */
export function moduleGraph(read: (file: string) => string | null, entry: string): ModuleGraph {
  const files: string[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, atOnce: boolean) => {
    const source = read(file);
    if (seen.has(file) || source === null) return;
    seen.add(file);
    if (atOnce) files.push(file);
    const { now, later } = importsOf(source);
    for (const [list, isNow] of [[now, true] as const, [later, false] as const])
      for (const text of list) {
        const target = targetOf(file, text);
        if (target === null || read(target) === null) faults.push(faultOf(file, text));
        else visit(target, atOnce && isNow);
      }
  };
  visit(entry, true);
  return { files, faults };
}

/** Null for what no page resolves to a file of the release. */
function targetOf(file: string, text: string): string | null {
  if (!/^\.\.?\//.test(text)) return null;
  const target = path.posix.join(path.posix.dirname(file), text);
  return target.startsWith('../') ? null : target;
}

const faultOf = (file: string, text: string) =>
  /^\.\.?\//.test(text)
    ? `${file} imports ${text}, which is not in the build.`
    : `${file} imports ${text}: no page resolves that. Bundle it, and let the build use relative addresses.`;
