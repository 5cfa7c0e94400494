import fs from 'node:fs';
import path from 'node:path';
import { releasesFolder, root, varFolder } from '../../process/root';
import { Deployments } from '../../release/deployments';
import { wholeBuilds } from '../../release/local';
import type { ReleasePlace } from '../../release/release-context';
import { runRelease } from '../../release/run-release';
import { FolderStorage } from '../../release/storage/folder-storage';

/** The texts of one page of each package. */
const texts: Readonly<Record<string, string>> = {
  shell: 'src/pages/family-booking/strings.ts',
  'mf-offers': 'src/screens/home/strings.ts',
  'mf-wallet': 'src/coupon-list/strings.ts',
  'mf-account': 'src/profile/member-card/strings.ts',
  'mf-stores': 'src/store-directory/strings.ts',
  'mf-giftcard': 'src/redemption/strings.ts',
};

const version = '9.90.0';

export type TwoReleases = { folder: string; before: Deployments; after: Deployments };

/**
 * What is built, and after it a release of every package with another text on one page of each.
 *
 * @returns the folder of both, and an environment that has the one live, and one that has the other
 * @throws Error when something is not built, or a package is refused
 */
export async function makeTwoReleases(): Promise<TwoReleases> {
  const folder = path.join(varFolder, 'bench/releases');
  const { remotes } = await (await wholeBuilds()).read();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(releasesFolder, folder, { recursive: true });
  const place: ReleasePlace = {
    storage: folder,
    sourcesOf: copyOf,
    compiledFolder: path.join(varFolder, 'compiled'),
    checksOf: () => [],
    print: () => undefined,
  };
  const release = (environment: string, ...words: string[]) =>
    runRelease([...words, '--environment', environment, '--storage', folder], place);
  for (const name of Object.keys(texts)) {
    console.log(`${name} with another text…`);
    const built = remotes[name]?.live.version ?? '';
    await release('bench-before', 'promote', name, built, '--new-environment');
    await release('bench-after', 'promote', name, built, '--new-environment');
    try {
      copyChanged(name, copyOf(name));
      await release('bench-after', 'publish', name, version);
    } finally {
      fs.rmSync(copyOf(name), { recursive: true, force: true });
    }
    await release('bench-after', 'promote', name, version);
  }
  const deployments = (environment: string) => new Deployments(new FolderStorage(folder), environment);
  return { folder, before: deployments('bench-before'), after: deployments('bench-after') };
}

/** Beside the package: from another depth the shell has other ids of modules. */
const copyOf = (name: string) => path.join(root, `${name}.changed`);

function copyChanged(name: string, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(root, name), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules') && !/\.test\.tsx?$/.test(file),
  });
  const file = path.join(folder, texts[name] ?? '');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace("en: '", "en: 'New: "));
}
