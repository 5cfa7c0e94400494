import path from 'node:path';
import { readJson } from '../../process/package-manifest';
import { assetMap, assetMapFile, type AssetMap } from '../../compile/webpack/shell-files';

/** Entries of the shell: the site, a page without its frame, the wallet in the page of a partner. */
export type ShellEntry = 'main' | 'standalone' | 'inline-wallet';

/** Scripts of the pages that the shell serves. */
export type PageAssets = Readonly<Record<Exclude<ShellEntry, 'inline-wallet'>, AssetMap>>;

/** @param folder of a build of the shell @throws Error when it has no such entry */
export const shellAssets = (folder: string, entry: ShellEntry): AssetMap =>
  assetMap.parse(readJson(path.join(folder, assetMapFile(entry))));

/** @param folder of a build of the shell @throws Error when it is not complete */
export const pageAssets = (folder: string): PageAssets => ({
  main: shellAssets(folder, 'main'),
  standalone: shellAssets(folder, 'standalone'),
});
