import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { releaseVersion } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { reportedPackages, reportFile } from '../../packages/api-report/api-report';
import { checkedName } from '../../process/release-names';
import { remoteNames, root, varFolder } from '../../process/root';
import { buildAt } from './build-at';
import { keep, keptBuilds } from '../../packages/kept/kept-builds';
import { lastTag } from '../../packages/kept/last-tag';

const manifest = z.object({ version: releaseVersion });
const folder = path.join(varFolder, 'released');
const isReported = (name: string) => reportedPackages.some((one) => one === name);

/** Packages whose last release is kept: what runs in a browser as a build, what others compile with as its API report. */
export const keptPackages: readonly string[] = ['shell', ...remoteNames, ...reportedPackages];

/**
 * Compiles packages as they were released and keeps them in the repository.
 *
 * @param at a commit; the last tag of each package without it, and then only what is newer than what is kept
 */
export async function keepReleases(
  names: readonly string[],
  at: string | null,
  print: (line: string) => void,
): Promise<void> {
  for (const name of names.map(checkedName)) {
    const tagged = at === null ? lastTag(name) : null;
    const source = at ?? tagged?.tag;
    if (!source) {
      print(`${name}: no release is tagged here`);
      continue;
    }
    if (tagged && keptBuilds()[name]?.version === tagged.version) continue;
    const commit = git('rev-parse', `${source}^{commit}`);
    const { version } = manifest.parse(JSON.parse(git('show', `${commit}:${name}/package.json`)));
    const compiled = path.join(folder, `${name}-${version}-${commit.slice(0, 12)}`);
    await compileAt(commit, name, version, compiled);
    const { hash } = keep(name, { version, commit, compiled });
    print(`${name} ${version} ${hash}`);
  }
  fs.rmSync(folder, { recursive: true, force: true });
}

/** A line for each package with a tag that is newer than what is kept: it would be compared with an older one. */
export const notKept = (): string[] =>
  keptPackages.flatMap((name) => {
    const tagged = lastTag(name);
    const kept = keptBuilds()[name]?.version;
    return tagged && kept !== tagged.version
      ? [`${tagged.tag} is released and not kept: run "npm run compatibility -- --keep" and commit it.`]
      : [];
  });

async function compileAt(commit: string, name: string, version: string, compiled: string): Promise<void> {
  if (!isReported(name))
    return buildAt(commit, { name, version }, { sources: path.join(folder, commit), output: compiled });
  fs.mkdirSync(compiled, { recursive: true });
  fs.writeFileSync(path.join(compiled, reportFile), `${git('show', `${commit}:${name}/${reportFile}`)}\n`);
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
