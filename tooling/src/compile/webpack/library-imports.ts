import path from 'node:path';
import { providedNames } from '@mrw/shared-contracts/provided-names';
import type { Compilation, Module } from 'webpack';
import * as z from 'zod/mini';

/** Names that a build imports, by library: of those of which the host provides a part only. */
export type LibraryImports = Readonly<Record<string, readonly string[]>>;

/** In the folder of a release. */
export const importsFile = 'imports.json';
export const libraryImports = z.record(z.string(), z.array(z.string()));

/** What stands for a whole library: `import * as z` that is passed on. */
const everything = '*';

/** An import as webpack keeps it; its own types do not say so much. */
const importDependency = z.object({ request: z.string(), ids: z.array(z.string()) });

type Import = { library: string; name: string; file: string };

/** The value imports of the modules of a build. */
function importsOf(compilation: Compilation): Import[] {
  const found: Import[] = [];
  for (const module of compilation.modules)
    for (const dependency of module.dependencies) {
      const { request, ids } = dependency as { request?: unknown; ids?: unknown };
      const known = importDependency.safeParse({ request, ids });
      if (!known.success || !(known.data.request in providedNames)) continue;
      const [name = everything] = known.data.ids;
      found.push({ library: known.data.request, name, file: fileOf(compilation, module) });
    }
  return found;
}

const fileOf = ({ compiler }: Compilation, module: Module) =>
  path.relative(compiler.context, module.nameForCondition() ?? '');

/** The names of each library, sorted. */
export function namesImported(compilation: Compilation): LibraryImports {
  const names = new Map<string, Set<string>>();
  for (const { library, name } of importsOf(compilation))
    names.set(library, (names.get(library) ?? new Set()).add(name));
  return Object.fromEntries([...names].sort().map(([library, found]) => [library, [...found].sort()]));
}

/** A line for each import that the contract does not provide. */
export function unprovidedImports(compilation: Compilation, contract: string): string[] {
  const lines = importsOf(compilation)
    .filter(({ library, name }) => !isProvided(providedNames, library, name))
    .map(({ library, name, file }) =>
      name === everything
        ? `${file} uses ${library} as a whole: contract ${contract} provides some names of it only.`
        : `${file} imports ${name} of ${library}, which contract ${contract} does not provide.`,
    );
  return [...new Set(lines)];
}

/** Names that a release imports and a host does not provide, as `useFetcher of react-router-dom`. */
export const missingNames = (imports: LibraryImports, provided: LibraryImports): string[] =>
  Object.entries(imports).flatMap(([library, names]) =>
    names.filter((name) => !isProvided(provided, library, name)).map((name) => `${name} of ${library}`),
  );

const isProvided = (provided: LibraryImports, library: string, name: string) =>
  provided[library]?.includes(name) ?? true;
