import { parse } from 'acorn';

export type Script = { file: string; source: string };

const steps = ['bootstrap', 'mount', 'unmount'];

/** What a module exports by name; null when it passes on what another one exports. */
function exportsOf(source: string): string[] | null {
  const found: (string | null)[] = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  }).body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return 'default';
    if (node.type === 'ExportAllDeclaration') return null;
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = node;
    if (declaration)
      return declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : null))
        : declaration.id.name;
    return specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : String(exported.value),
    );
  });
  const names = found.filter((name) => name !== null);
  return names.length < found.length ? null : names;
}

/** Why a page cannot mount a module (MRW-105). */
export function exportFaults(exposed: string, { file, source }: Script): string[] {
  const names = exportsOf(source);
  if (names === null || names.includes('default') || steps.every((step) => names.includes(step))) return [];
  const found = names.length === 0 ? 'nothing' : names.join(', ');
  return [
    `${file} (${exposed}) exports ${found}: a page takes ${steps.join(', ')} by name or in the default export. Vite keeps them with preserveEntrySignatures: 'strict'.`,
  ];
}

/** What a script asks for at an address where no page finds it: without a relative `base` Vite writes such ones. */
export function addressFaults(files: readonly string[], { file, source }: Script): string[] {
  const addresses = [...source.matchAll(/["'`(=]((?:https?:\/)?\/[^"'`()\s<>]*)/g)].flatMap(
    ([, one]) => one ?? [],
  );
  const asked = files.filter(
    (one) =>
      !one.endsWith('.html') &&
      addresses.some((address) => address.replace(/[?#].*/, '').endsWith(`/${one}`)),
  );
  const isPreloaded = source.includes(preload) && /return\s*["'`](?:https?:\/)?\//.test(source);
  if (asked.length === 0 && !isPreloaded) return [];
  return [
    `${file} asks for ${asked.join(', ') || 'its later files'} at a fixed address, which is not that of the release: build with base './' (Vite), and import pictures rather than name files of public/.`,
  ];
}

/** A variable of Node that the build was to replace; Vite leaves it there in library mode. */
export const nodeFaults = ({ file, source }: Script): string[] =>
  /(?<![.\w$])process\.env\.NODE_ENV\b/.test(source) && !/typeof process\b/.test(source)
    ? [
        `${file} reads process.env.NODE_ENV, which no page has: build with rollupOptions.input, not build.lib (Vite), or let the build define it.`,
      ]
    : [];

/** The event of the helper by which Vite loads a later part together with its style sheet. */
const preload = 'vite:preloadError';

/** Style sheets without which Vite does not start a later part, though no page loads them. */
export const sheetFaults = (files: readonly string[], { file, source }: Script): string[] =>
  files
    .filter((sheet) => sheet.endsWith('.css') && source.includes('__vite__mapDeps'))
    .filter((sheet) => source.includes(sheet.slice(sheet.lastIndexOf('/') + 1)))
    .map(
      (sheet) =>
        `${file} waits for ${sheet}: no page runs a style sheet of another origin. Import it as text ('./page.css?inline').`,
    );
