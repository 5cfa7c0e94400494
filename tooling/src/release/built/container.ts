import { providedNames } from '@mrw/shared-contracts/provided-names';
import * as z from 'zod/mini';
import { withNonce } from '../../compile/webpack/chunk-integrity';
import type { Script } from './module-faults';

const list = z._default(z.array(z.string()), []);
const files = z._default(z.object({ sync: list, async: list }), { sync: [], async: [] });
const assets = z.object({ js: files, css: files });

/** The part of `mf-manifest.json` that says how a container is loaded. */
export const federationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z._default(z.string(), ''), type: z.string() }),
    publicPath: z._default(z.string(), 'auto'),
  }),
  shared: z._default(
    z.array(
      z.object({ name: z.string(), requiredVersion: z.optional(z.string()), assets: z.optional(assets) }),
    ),
    [],
  ),
  exposes: z.array(z.object({ path: z.string(), assets: z.optional(assets) })),
});
type FederationManifest = z.infer<typeof federationManifest>;

export const manifestFile = 'mf-manifest.json';

export type Container = {
  container: string;
  entry: string;
  entryType?: 'module';
  exposes: Record<string, string[]>;
  shared: Record<string, string>;
};

/**
 * How a container is loaded, from what the plug-in of Module Federation wrote.
 *
 * @param exposed modules that the remote declares
 * @throws Error when one of them is not exposed
 */
export function containerOf(
  { metaData, shared, exposes }: FederationManifest,
  exposed: readonly string[],
): Container {
  const { name, path, type } = metaData.remoteEntry;
  const folder = path.replace(/^\.?\/|\/$/g, '');
  const filesOf = (module: string) => {
    const found = exposes.find((one) => one.path === module);
    if (!found) throw new Error(`${manifestFile} exposes no ${module}, which remote.json names.`);
    return found.assets?.js.sync ?? [];
  };
  return {
    container: metaData.globalName,
    entry: folder === '' ? name : `${folder}/${name}`,
    ...(type === 'module' ? { entryType: 'module' } : {}),
    exposes: Object.fromEntries(exposed.map((module) => [module, filesOf(module)])),
    // One with files of its own runs without that of the host.
    shared: Object.fromEntries(
      shared.flatMap((one) =>
        one.requiredVersion && !one.assets?.js.sync.length ? [[one.name, one.requiredVersion]] : [],
      ),
    ),
  };
}

/** Style sheets that it loads. */
export const sheetsOf = ({ exposes }: FederationManifest): string[] =>
  exposes.flatMap(({ assets }) => [...(assets?.css.sync ?? []), ...(assets?.css.async ?? [])]);

/** What keeps a container from running on a page of the site. */
export function containerFaults(
  manifest: FederationManifest,
  { shared, entry, entryType, exposes }: Container,
  scripts: readonly Script[],
): string[] {
  const { publicPath } = manifest.metaData;
  const sheets = sheetsOf(manifest);
  const sourceOf = (file: string) => scripts.find((script) => script.file === file)?.source ?? '';
  const source = sourceOf(entry);
  return [
    ...(/^(https?:)?\//.test(publicPath)
      ? [
          `Its files are loaded from ${publicPath}: build with publicPath "auto", they lie below another folder.`,
        ]
      : []),
    ...(entryType !== 'module' && scripts.length > 1 && !source.includes('__MRW_INTEGRITY__')
      ? [
          `${entry} loads its later files without hashes, which no page runs: add ChunkIntegrityPlugin of @mrw/remote-kit/chunk-integrity.`,
        ]
      : []),
    ...(sheets.length > 0 && !source.includes(withNonce)
      ? [
          `${sheets.join(', ')}: no page runs a style sheet of another origin. Import it as text, or let ChunkIntegrityPlugin load it (Rspack).`,
        ]
      : []),
    ...(entryType === 'module' ? [] : Object.entries(exposes))
      .filter(([, files]) => files.length > 0 && !files.some((file) => /\bdefault\b/.test(sourceOf(file))))
      .map(
        ([exposed]) =>
          `${exposed} has no default export: a page takes { name, bootstrap, mount, unmount } of it.`,
      ),
    ...Object.keys(shared)
      .filter((name) => name in providedNames)
      .map((name) => `It takes ${name} of the host, which provides some names of it only: bundle it.`),
  ];
}
