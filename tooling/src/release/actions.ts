import fs from 'node:fs';
import path from 'node:path';
import { compile } from '../build/compile';
import { root, varFolder } from '../root';
import { missingTexts } from '../texts/missing-texts';
import { checkRelease } from './check-release';
import type { Deployments } from './deployments';
import { factsOf } from './release-facts';
import type { ReleaseStore } from './release-store';
import { historyTable, statusTable } from './tables';

type ReleaseContext = {
  releases: ReleaseStore;
  deployments: Deployments;
  /** Sources elsewhere than in the folder of the same name. */
  folder: string | undefined;
  print: (line: string) => void;
};

type Action = (context: ReleaseContext, names: readonly string[]) => Promise<void>;

export const usage = `Usage: npm run release -- publish <package> <version> [--folder <sources>]
                         check <remote> <version>
                         promote <package> <version>
                         rollout <remote> <percent> [version]
                         rollback <package>
                         status | history [remote]
                         nginx <environment> [--output <folder>] [--api-upstream <address>]
Options: --environment <name>, --storage <folder or s3://bucket/prefix>, --by <who>`;

/** What a team or an operator can do; each throws an Error with the reason when it refuses. */
export const releaseActions: Readonly<Record<string, Action>> = {
  publish: async ({ releases, folder, print }, names) => {
    const [name, version] = required(names, 2);
    if (await releases.has(name, version))
      throw new Error(`${name} ${version} is published already; releases never change.`);
    const sources = folder ?? path.join(root, name);
    const missing = await missingTexts(path.join(sources, 'src'));
    if (missing.length > 0) throw new Error(`${name} ${version} is refused:\n${listOf(missing)}`);
    const compiled = path.join(varFolder, 'compiled', `${name}-${version}`);
    await compile({ folder: sources, output: compiled, version });
    await releases.publish(name, version, compiled);
    fs.rmSync(compiled, { recursive: true });
    print(`published ${name} ${version}`);
  },

  check: async (context, names) => {
    const [name, version] = required(names, 2);
    await refuseUnlessFit(context, name, version);
    context.print(`${name} ${version} may go live in ${context.deployments.environment}`);
  },

  promote: async (context, names) => {
    const [name, version] = required(names, 2);
    await refuseUnlessFit(context, name, version);
    await context.deployments.promote(name, version);
    context.print(`${name} ${version} is live in ${context.deployments.environment}`);
  },

  rollout: async (context, names) => {
    const [name, share] = required(names, 2);
    const percent = Number(share);
    if (name === 'shell') throw new Error('The shell goes live for everybody at once.');
    const version = names[2] ?? (await newest(context, name));
    if (percent > 0) await refuseUnlessFit(context, name, version);
    await context.deployments.rollOut(name, version, percent);
    const { environment } = context.deployments;
    context.print(`${name} ${version} goes to ${percent} % of the devices in ${environment}`);
  },

  rollback: async ({ deployments, print }, names) => {
    const [name] = required(names, 1);
    const { remotes } = await deployments.rollBack(name);
    print(`${name} ${remotes[name]?.live.version ?? ''} is live in ${deployments.environment}`);
  },

  status: async ({ deployments, print }) => {
    for (const line of statusTable(await deployments.read())) print(line);
  },

  history: async ({ deployments, print }, [remote]) => {
    for (const line of historyTable(await deployments.read(), remote)) print(line);
  },
};

/** @throws Error that lists the reasons */
async function refuseUnlessFit({ releases, deployments }: ReleaseContext, name: string, version: string) {
  const { remotes } = await deployments.read();
  if (name === 'shell') {
    await releases.host(version);
    return;
  }
  const facts = await factsOf(releases, name, version);
  const shell = remotes['shell']?.live.version;
  if (!shell) throw new Error(`${deployments.environment} has no live shell to check against.`);
  const others = await Promise.all(
    Object.entries(remotes)
      .filter(([other]) => other !== name && other !== 'shell')
      .map(([other, { live }]) => releases.descriptor(other, live.version)),
  );
  const faults = checkRelease(facts, await releases.host(shell), others);
  if (faults.length > 0) throw new Error(`${name} ${version} is refused:\n${listOf(faults)}`);
}

async function newest({ releases, deployments }: ReleaseContext, name: string): Promise<string> {
  const version = (await releases.versions(name)).at(-1);
  const { remotes } = await deployments.read();
  if (!version || version === remotes[name]?.live.version)
    throw new Error(`${name} has no version newer than the live one; publish one or name it.`);
  return version;
}

function required(names: readonly string[], count: 1 | 2): [string, string] {
  const [first = '', second = ''] = names;
  if ([first, second].slice(0, count).includes('')) throw new Error(usage);
  return [first, second];
}

const listOf = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');
