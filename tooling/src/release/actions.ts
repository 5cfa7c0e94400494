import { checkedName, checkedVersion } from '../process/release-names';
import { UsageError } from '../process/usage-error';
import { checkContents } from './check-contents';
import { checkRelease, checkShell } from './check-release';
import type { DeploymentState } from './deployment-file';
import { brokenStep, type DeploymentStep } from './history';
import { leftVersions } from './left-versions';
import { policySubject } from './policy';
import { policyAction } from './policy-action';
import { openProof, reasonOf } from './proof-rule';
import { prune } from './prune-action';
import { publish } from './publish-action';
import type { ReleaseContext } from './release-context';
import { nextShare } from './rollout-plan';
import { factsOf, needsOf } from './release-facts';
import { historyTable, listOf, statusTable } from './tables';
import { watch } from './watch';

type Action = (context: ReleaseContext, names: readonly string[]) => Promise<void>;

export const usage = `Usage: npm run release -- publish <package> [version] [--folder <sources>]
                         check <package> <version>
                         promote <package> <version> [--without-proof <reason>]
                         rollout <remote> <percent> [version]
                         rollout <remote> [version] --plan 5,25,100 [--every 10m]
                         watch [--once] [--records <address or file>]
                         errors <remote> <version> [--records <address or file>]
                         simulate [number of releases]
                         rollback <package> [--to <version>]
                         disable <remote> [--reason <text>]
                         enable <remote> [--reason <text>]
                         status | history [package]
                         prune [package] [--keep <versions>] [--days <number>] [--apply]
                         policy [file --keys <JWKS file>]
                         nginx <environment> [--output <folder>] [--api-upstream <address>] [--reload <command>]
Options: --environment <name>, --storage <folder or s3://bucket/prefix>, --by <who>, --token-file <file>`;

/** What a team or an operator can do; each throws an Error with the reason when it refuses. */
export const releaseActions: Readonly<Record<string, Action>> = {
  publish: async (context, names) => {
    const [name] = required(names, 1);
    context.print(`published ${name} ${await publish(context, name, names[1])}`);
  },

  check: async (context, names) => {
    const [name, version] = release(names);
    await admission(context)(await context.deployments.read(), { remote: name, version, action: 'promote' });
    context.print(`${name} ${version} may go live in ${context.deployments.environment}`);
  },

  promote: async (context, names) => {
    const [name, version] = release(names);
    await context.deployments.promote(name, version, admission(context), reasonOf(context));
    context.print(`${name} ${version} is live in ${context.deployments.environment}`);
  },

  rollout: async (context, names) => {
    const { plan } = context;
    const [name, share] = required(names, plan ? 1 : 2);
    if (name === 'shell') throw new Error('The shell has no rollout: it goes live on all devices at once.');
    const version = checkedVersion((plan ? names[1] : names[2]) ?? (await newest(context, name)));
    const percent = plan ? nextShare(plan, 0) : Number(share);
    await context.deployments.rollOut(
      name,
      version,
      { percent, plan, reason: reasonOf(context) },
      admission(context),
    );
    const { environment } = context.deployments;
    context.print(`${name} ${version} goes to ${percent} % of the devices in ${environment}`);
    if (plan) context.print('its plan needs "release watch"');
  },

  rollback: async (context, names) => {
    const [name] = required(names, 1);
    const { deployments, to, print } = context;
    const { remotes } = await deployments.rollBack(name, to, admission(context));
    print(`${name} ${remotes[name]?.live.version ?? ''} is live in ${deployments.environment}`);
  },

  status: async ({ deployments, print, pagesOf }) => {
    for (const line of statusTable(await deployments.read())) print(line);
    for (const line of await pagesOf(deployments.environment)) print(line);
  },

  history: async ({ deployments, print }, [remote]) => {
    if (remote !== undefined && remote !== policySubject) checkedName(remote);
    const steps = await deployments.history();
    for (const line of historyTable(steps, remote)) print(line);
    const broken = brokenStep(steps);
    if (broken) throw new Error(`The history was changed at or before ${broken.at}, ${broken.remote}.`);
  },

  disable: async ({ deployments, reason, print }, names) => {
    const [name] = required(names, 1);
    await deployments.setDisabled(name, true, reason);
    print(`${name} is disabled in ${deployments.environment}`);
  },

  enable: async ({ deployments, reason, print }, names) => {
    const [name] = required(names, 1);
    const { remotes } = await deployments.setDisabled(name, false, reason);
    print(`${name} ${remotes[name]?.live.version ?? ''} is live in ${deployments.environment}`);
  },

  watch: async (context) => {
    const { deployments, records, once, print } = context;
    await watch({ deployments, records, print, admits: admission(context) }, once);
  },

  policy: async ({ deployments, keys, print }, [file]) => policyAction({ deployments, keys, print }, file),

  prune: async ({ releases, deployments, limits, apply, print }, [only]) =>
    prune({ releases, deployments, limits, apply, print }, only === undefined ? only : checkedName(only)),
};

type Candidate = { remote: string; version: string };

/** Judges a step by what it makes live, and in production by its proof. */
const admission =
  (context: ReleaseContext) =>
  async (before: DeploymentState, step: Candidate & Pick<DeploymentStep, 'action'>) => {
    const { remote, version } = step;
    const faults = [...(await faultsOf(context, before, step)), ...(await openProof(context, before, step))];
    if (faults.length > 0) throw new Error(`${remote} ${version} is refused:\n${listOf(faults)}`);
  };

async function faultsOf({ releases, print }: ReleaseContext, state: DeploymentState, candidate: Candidate) {
  const { remote, version } = candidate;
  const contents = await checkContents(releases, remote, version);
  if (contents.faults.length > 0)
    return [...contents.faults, 'Publish it again under a new version, or repair the store.'];
  if (contents.note !== null) print(contents.note);
  const others = await Promise.all(
    Object.entries(state.remotes)
      .filter(([other]) => other !== remote && other !== 'shell')
      .flatMap(([other, { live, canary }]) =>
        (canary ? [live, canary] : [live]).map((stage) => needsOf(releases, other, stage.version)),
      ),
  );
  if (remote === 'shell') return checkShell(await releases.host(version), others);
  const facts = await factsOf(releases, remote, version);
  const shell = state.remotes['shell']?.live.version;
  if (!shell) throw new Error(`${state.environment} has no live shell to check against.`);
  const descriptors = others.map(({ descriptor }) => descriptor);
  return checkRelease(facts, await releases.host(shell), descriptors);
}

async function newest({ releases, deployments }: ReleaseContext, name: string): Promise<string> {
  const version = (await releases.versions(name)).at(-1);
  const { remotes } = await deployments.read();
  if (!version || version === remotes[name]?.live.version)
    throw new Error(`${name} has no version newer than the live one; publish one or name it.`);
  const left = leftVersions(await deployments.history(), name).get(version);
  if (left) throw new Error(`${name} ${version} was ${left}; publish a newer version, or name this one.`);
  return version;
}

function release(names: readonly string[]): [string, string] {
  const [name, version] = required(names, 2);
  return [name, checkedVersion(version)];
}

function required(names: readonly string[], count: 1 | 2): [string, string] {
  const [first = '', second = ''] = names;
  if ([first, second].slice(0, count).includes('')) throw new UsageError(usage);
  return [checkedName(first), second];
}
