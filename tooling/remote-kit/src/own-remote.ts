import fs from 'node:fs';
import path from 'node:path';
import { parseDeclaration } from '../../src/process/former-keys';
import { readJson, versionIn } from '../../src/process/package-manifest';
import { checkedVersion } from '../../src/process/release-names';

export type OwnRemote = {
  name: string;
  version: string;
  folder: string;
  /** Command that checks it, when its scripts are not those of the kit. */
  proof?: string | undefined;
};

/**
 * The remote whose repository a folder is.
 *
 * @throws Error when it has no declaration, or its package.json names a version that no release may have
 */
export function ownRemote(folder: string): OwnRemote {
  const declaration = path.join(folder, 'remote.json');
  if (!fs.existsSync(declaration)) throw new Error('There is no remote.json here: run this in a remote.');
  const { name, proof } = parseDeclaration(readJson(declaration));
  return {
    name,
    proof,
    version: checkedVersion(versionIn(folder)),
    folder,
  };
}

const withVersion = ['publish', 'check', 'promote', 'errors'];
const withoutPackage = ['status', 'watch', 'policy', 'new-key'];

/**
 * What an action takes, when there is one remote only: its name, and where a version belongs the one of its
 * package.json unless another is named.
 */
export function namesOf({ name, version }: OwnRemote, action: string, words: readonly string[]): string[] {
  if (withoutPackage.includes(action)) return [...words];
  const given = words.length === 0 && withVersion.includes(action) ? [version] : words;
  return [name, ...given];
}
