import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteDescriptor, type RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';

const pointer = z.looseObject({ live: z.looseObject({ version: z.string() }) });
const deployment = z.looseObject({
  remotes: z.record(z.string(), pointer),
  history: z.array(z.looseObject({ remote: z.string() })),
});

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run release -- …` as a team does. @throws Error with its output when it fails */
export function release(environment: string, ...args: string[]): string {
  const main = path.join(root, 'tooling/src/commands/main.ts');
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', main, 'release', ...args, '--environment', environment],
    { cwd: root, encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return run.stdout;
}

/**
 * A copy of a remote's sources with one change: what a team has on its desk before a release.
 *
 * @param change edits the text of a file below the copy
 * @returns its folder, below var/
 */
export function changedCopy(
  remote: string,
  name: string,
  change: { file: string; edit(text: string): string },
): string {
  const folder = path.join(root, 'var/desk', name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(root, remote), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules') && !/\.test\.tsx?$/.test(file),
  });
  const file = path.join(folder, change.file);
  const before = fs.readFileSync(file, 'utf8');
  const after = change.edit(before);
  if (after === before) throw new Error(`The change of ${change.file} changed nothing.`);
  fs.writeFileSync(file, after);
  return folder;
}

export const releaseFolder = (name: string, version: string) =>
  path.join(root, 'var/releases', name, version);

/** What a release says of itself. */
export const descriptorOf = (remote: string, version: string): RemoteDescriptor =>
  remoteDescriptor.parse(
    JSON.parse(fs.readFileSync(path.join(releaseFolder(remote, version), 'descriptor.json'), 'utf8')),
  );

/** Modification times of everything that is built, to see that nothing else was. */
export function buildTimes(): Record<string, number> {
  const times: Record<string, number> = {};
  const place = 'var/releases';
  for (const name of fs.readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }))
    // Another test may take its release away meanwhile.
    times[`${place}/${name}`] =
      fs.statSync(path.join(root, place, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return times;
}

/** The live version of a package in an environment. */
export function liveVersion(environment: string, name: string): string {
  const version = readDeployment(environment).remotes[name]?.live.version;
  if (!version) throw new Error(`${name} is not live in ${environment}.`);
  return version;
}

/** Takes a release of a test away again. */
export function withdraw(remote: string, version: string): void {
  for (const place of ['var/releases', 'var/releases/maps'])
    fs.rmSync(path.join(root, place, remote, version), { recursive: true, force: true });
}

/** Removes a remote that is unknown to other tests from an environment: the release check reads all live remotes. */
export function retire(environment: string, remote: string): void {
  const state = readDeployment(environment);
  const others = Object.entries(state.remotes).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(others);
  // A version that was rolled back is not taken again: the next run has the same numbers.
  const history = state.history.filter((entry) => entry.remote !== remote);
  fs.writeFileSync(deploymentFile(environment), JSON.stringify({ ...state, remotes, history }));
}

const deploymentFile = (environment: string) =>
  path.join(root, 'var/releases/deployments', `${environment}.json`);

const readDeployment = (environment: string) =>
  deployment.parse(JSON.parse(fs.readFileSync(deploymentFile(environment), 'utf8')));

/** The live version of a package under another number: a release without a build, which is not live yet. */
export function copyOfLive(environment: string, remote: string, version: string): void {
  const folder = (number: string) => releaseFolder(remote, number);
  fs.cpSync(folder(liveVersion(environment, remote)), folder(version), { recursive: true });
  standAlone(remote, version);
}

/**
 * Gives a release its number, and what releases of before said: scripts of a remote are in the folder of their release, and
 * the shell loads them from there.
 */
export function standAlone(name: string, version: string): void {
  const file = path.join(releaseFolder(name, version), 'descriptor.json');
  const descriptor: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const before = { namedByContent: undefined, sharedFiles: undefined };
  fs.writeFileSync(file, JSON.stringify(Object.assign({}, descriptor, { version }, before)));
}

/** The same, live. */
export function releaseAgain(environment: string, remote: string, version: string): void {
  copyOfLive(environment, remote, version);
  release(environment, 'promote', remote, version);
}
