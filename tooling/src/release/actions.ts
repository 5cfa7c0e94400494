import { checkedName, checkedVersion, isPreview } from '../process/release-names';
import { UsageError } from '../process/usage-error';
import { answersSchema } from './answers';
import { checkContents } from './check-contents';
import { checkRelease, checkShell, ownReactNote } from './check-release';
import type { DeploymentState } from './deployment-file';
import { makeDifferencesOf, offerDifferences, servedFaultsOf } from './differences-action';
import { errorsOf } from './errors-action';
import { brokenStep, type DeploymentStep } from './history';
import { leftVersions } from './left-versions';
import { policySubject } from './policy';
import { policyAction } from './policy-action';
import { openProof, reasonOf } from './proof-rule';
import { prune } from './prune-action';
import { preview, previewKeys } from './preview/preview-action';
import { publish } from './publish-action';
import type { ReleaseContext } from './release-context';
import { nextShare } from './rollout-plan';
import { known } from './known';
import { factsOf, needsOf } from './release-facts';
import { newKeyAction } from './signatures/new-key-action';
import { signatureFaults } from './signatures/pins';
import { historyTable, listOf, statusOf, statusTable } from './tables';
import { unreachableIn } from './unreachable';
import { watch } from './watch';

type Action = (context: ReleaseContext, names: readonly string[]) => Promise<void>;

/** What a team or an operator can do; each throws an Error with the reason when it refuses. */
export const releaseActions = {
  publish: async (context, names) => {
    const name = checkedName(names[0] ?? '');
    const version = await publish(context, name, names[1]);
    context.print(`published ${name} ${version}`);
    await offerDifferences(context, name, version);
  },

  check: async (context, names) => {
    const [name, version] = release(names);
    await known(context, name);
    const { environment } = context.deployments;
    const step = { remote: name, version, action: 'promote' } as const;
    const state = await context.deployments.read();
    const found = isPreview(version)
      ? ['A preview never goes live.']
      : [
          ...(await objections(context, state, step)),
          ...(context.served ? await servedFaultsOf(context.releases, name, version, context.served) : []),
        ];
    const warnings = await unreachableIn(context.releases, state, step);
    const faults = context.strict ? [...found, ...warnings] : found;
    const note =
      name === 'shell' || faults.length > 0
        ? null
        : ownReactNote(await factsOf(context.releases, name, version));
    const lines = faults.length > 0 ? [] : [`${name} ${version} may go live in ${environment}`];
    context.answer({ schema: 1, environment, package: name, version, faults, warnings }, [
      ...lines,
      ...(note === null ? [] : [note]),
      ...(context.strict ? [] : warnings.map((warning) => `warning: ${warning}`)),
    ]);
    refuse(step, faults);
  },

  preview: async (context, [name = '', number]) => preview(context, checkedName(name), number),

  'preview-keys': async (context, [file]) => previewKeys(context, file),

  promote: async (context, names) => {
    const [name, version] = release(names);
    if (!context.newEnvironment) await known(context, name);
    await context.deployments.promote(name, version, goingOut(context), reasonOf(context));
    context.print(`${name} ${version} is live in ${context.deployments.environment}`);
  },

  rollout: async (context, names) => {
    const { plan } = context;
    const [first = '', share] = names;
    const name = checkedName(first);
    if (!plan && share === undefined)
      throw new UsageError('Name the share in percent, or the shares of a plan (--plan 5,25,100).');
    const named = plan ? names[1] : names[2];
    if (named !== undefined) checkedVersion(named);
    await known(context, name);
    if (name === 'shell') throw new Error('The shell has no rollout: it goes live on all devices at once.');
    const version = named ?? (await newest(context, name));
    const percent = plan ? nextShare(plan, 0) : Number(share);
    await context.deployments.rollOut(
      name,
      version,
      { percent, plan, reason: reasonOf(context) },
      goingOut(context),
    );
    const { environment } = context.deployments;
    context.answer({ schema: 1, environment, package: name, version, percent, plan: plan !== undefined }, [
      `${name} ${version} goes to ${percent} % of the devices in ${environment}`,
      ...(plan ? ['its plan needs "release watch"'] : []),
    ]);
  },

  differences: async (context, names) => {
    const [name, version] = release(names);
    await known(context, name);
    const made = await makeDifferencesOf(context, name, version);
    if (made === 0) context.print(`there is nothing to make: ${name} ${version} has its differences`);
  },

  rollback: async (context, names) => {
    const name = await knownPackage(context, names);
    const { deployments, to, print } = context;
    const { remotes } = await deployments.rollBack(name, to, admission(context));
    print(`${name} ${remotes[name]?.live.version ?? ''} is live in ${deployments.environment}`);
  },

  status: async (context) => {
    const { deployments, answer, pagesOf } = context;
    await known(context);
    const state = await deployments.read();
    answer(statusOf(state), [...statusTable(state), ...(await pagesOf(deployments.environment))]);
  },

  history: async (context, [remote]) => {
    const { deployments, answer } = context;
    await known(context, remote === undefined || remote === policySubject ? undefined : checkedName(remote));
    const steps = await deployments.history();
    const shown = steps.filter((step) => !remote || step.remote === remote).toReversed();
    answer({ schema: 1, environment: deployments.environment, steps: shown }, historyTable(shown));
    const broken = brokenStep(steps);
    if (broken) throw new Error(`The history was changed at or before ${broken.at}, ${broken.remote}.`);
  },

  disable: async (context, names) => {
    const { deployments, reason, print } = context;
    const name = await knownPackage(context, names);
    await deployments.setDisabled(name, true, reason);
    print(`${name} is disabled in ${deployments.environment}`);
  },

  enable: async (context, names) => {
    const { deployments, reason, print } = context;
    const name = await knownPackage(context, names);
    const { remotes } = await deployments.setDisabled(name, false, reason);
    print(`${name} ${remotes[name]?.live.version ?? ''} is live in ${deployments.environment}`);
  },

  watch: async (context) => {
    const { deployments, records, once, print, answer } = context;
    await known(context);
    await watch({ deployments, records, print, answer, admits: admission(context) }, once);
  },

  errors: async (context, names) => {
    const [remote, version] = release(names);
    await known(context, remote);
    const { answer, lines } = await errorsOf(context, { remote, version, records: context.records });
    context.answer(answer, lines);
  },

  policy: async ({ deployments, keys, print }, [file]) => policyAction({ deployments, keys, print }, file),

  'new-key': async ({ print }, [file]) => newKeyAction(print, file),

  schema: ({ print }) => {
    print(answersSchema());
    return Promise.resolve();
  },

  prune: async ({ releases, deployments, limits, apply, print }, [only]) =>
    prune({ releases, deployments, limits, apply, print }, only === undefined ? only : checkedName(only)),
} satisfies Readonly<Record<string, Action>>;

export type ReleaseAction = keyof typeof releaseActions;

type Candidate = { remote: string; version: string };

/** Judges a step by what it makes live, and in production by its proof. */
const admission =
  (context: ReleaseContext) =>
  async (before: DeploymentState, step: Candidate & Pick<DeploymentStep, 'action'>) => {
    refuse(step, await objections(context, before, step));
  };

/** The same, and then what devices get of it, before they ask. */
const goingOut =
  (context: ReleaseContext) =>
  async (before: DeploymentState, step: Candidate & Pick<DeploymentStep, 'action'>) => {
    await admission(context)(before, step);
    await offerDifferences(context, step.remote, step.version);
  };

async function objections(
  context: ReleaseContext,
  before: DeploymentState,
  step: Candidate & Pick<DeploymentStep, 'action'>,
): Promise<string[]> {
  return [
    ...(await faultsOf(context, before, step)),
    ...(await openProof(context, before, step)),
    ...(await signatureFaults(context.releases, before, step)),
  ];
}

function refuse({ remote, version }: Candidate, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${remote} ${version} is refused:\n${listOf(faults)}`);
}

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
  if (!shell) throw new Error(`${state.environment} has no live shell to check against: promote one first.`);
  const descriptors = others.map(({ descriptor }) => descriptor);
  return checkRelease(facts, await releases.host(shell), descriptors);
}

async function newest({ releases, deployments }: ReleaseContext, name: string): Promise<string> {
  const version = (await releases.versions(name)).findLast((one) => !isPreview(one));
  const { remotes } = await deployments.read();
  if (!version || version === remotes[name]?.live.version)
    throw new Error(`${name} has no version newer than the live one; publish one or name it.`);
  const left = leftVersions(await deployments.history(), name).get(version);
  if (left) throw new Error(`${name} ${version} was ${left}; publish a newer version, or name this one.`);
  return version;
}

function release([name = '', version = '']: readonly string[]): [string, string] {
  return [checkedName(name), checkedVersion(version)];
}

async function knownPackage(context: ReleaseContext, [first = '']: readonly string[]): Promise<string> {
  const name = checkedName(first);
  await known(context, name);
  return name;
}
