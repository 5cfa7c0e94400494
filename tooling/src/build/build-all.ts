import fs from 'node:fs';
import path from 'node:path';
import { Deployments } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import { deploymentsFolder, releasesFolder, remoteNames, root, shellFolder } from '../root';
import { versionIn } from '../package-manifest';
import { compile } from './compile';
import { remoteSources, shellSources, sourceHash } from './source-hash';

export type BuildReport = { name: string; version: string; built: boolean; seconds: number };

export const localEnvironment = 'local';

/**
 * Builds what is stale and makes it live in the local environment. Each package stands alone: an unchanged one is not touched.
 *
 * @param only names of packages; all when empty
 */
export async function buildAll(only: readonly string[], log: (line: string) => void): Promise<BuildReport[]> {
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const reports: BuildReport[] = [];
  if (wanted('shell')) reports.push(await buildShell(log));
  for (const name of remoteNames.filter(wanted)) reports.push(await buildRemote(name, log));
  return reports;
}

async function buildShell(log: (line: string) => void): Promise<BuildReport> {
  const version = sourceHash(shellSources);
  const output = path.join(shellFolder, version);
  const built = !fs.existsSync(output);
  const seconds = await timed(built, log, 'shell', () =>
    compile({ folder: path.join(root, 'shell'), output, version }),
  );
  fs.mkdirSync(shellFolder, { recursive: true });
  fs.writeFileSync(path.join(shellFolder, 'current'), version);
  return { name: 'shell', version, built, seconds };
}

async function buildRemote(name: string, log: (line: string) => void): Promise<BuildReport> {
  const store = new ReleaseStore(releasesFolder);
  const version = `${versionIn(path.join(root, name))}-local.${sourceHash(remoteSources(name))}`;
  const built = !store.has(name, version);
  const seconds = await timed(built, log, name, () =>
    compile({ folder: path.join(root, name), output: store.folderOf(name, version), version }),
  );
  new Deployments(deploymentsFolder, localEnvironment).promote(name, version);
  return { name, version, built, seconds };
}

async function timed(needed: boolean, log: (line: string) => void, name: string, work: () => Promise<void>) {
  if (!needed) return 0;
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1_000;
  log(`built ${name} in ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Folder of the shell's current build. @throws Error before the first build */
export function currentShell(): string {
  return path.join(shellFolder, fs.readFileSync(path.join(shellFolder, 'current'), 'utf8'));
}
