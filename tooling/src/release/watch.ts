import { setTimeout } from 'node:timers/promises';
import { judge, type Verdict } from './canary/judge';
import { visitsOf } from './canary/visits';
import type { Answers } from './answers';
import type { DeploymentState } from './deployment-file';
import { hold, rollOut } from './deployment-state';
import type { Admission, Deployments } from './deployments';
import type { Tell } from './release-context';
import { readRecords } from './read-records';
import { nextShare, type RolloutPlan } from './rollout-plan';

type Watch = {
  deployments: Deployments;
  /** Address of a collector, or a file with what it would answer. */
  records: string;
  print: (line: string) => void;
  answer: Tell;
  admits: Admission;
};

const everyMinute = 60_000;

/** Judges every running plan, once or each minute until the process ends. */
export async function watch(context: Watch, once: boolean): Promise<void> {
  for (;;) {
    await judgePlans(context).catch((error: unknown) => {
      if (once) throw error;
      context.print(`not judged: ${textOf(error)}`);
    });
    if (once) return;
    await setTimeout(everyMinute);
  }
}

async function judgePlans(context: Watch): Promise<void> {
  const state = await context.deployments.read();
  const running = Object.entries(state.remotes).flatMap(([remote, { live, canary }]) =>
    canary?.plan ? [{ remote, live: live.version, ...canary, plan: canary.plan }] : [],
  );
  const { environment } = state;
  if (running.length === 0)
    context.answer({ schema: 1, environment, rollouts: [] }, [`no plan is running in ${environment}`]);
  for (const rollout of running) {
    const verdict = await verdictOn(context.records, rollout);
    const done = await carriedOut(context, state, rollout, verdict);
    context.answer({ schema: 1, environment, rollouts: [done] }, [lineOf(done)]);
  }
}

type Done = Answers['watch']['rollouts'][number];

function lineOf({ package: name, version, percent, outcome, reason }: Done): string {
  const what = {
    held: `stays at ${percent} %`,
    withdrawn: 'is withdrawn',
    advanced: `goes to ${percent} %`,
    live: 'is live',
  }[outcome];
  return `${name} ${version} ${what}: ${reason}`;
}

type Rollout = {
  remote: string;
  live: string;
  version: string;
  at: string;
  percent: number;
  plan: RolloutPlan;
};

async function verdictOn(records: string, { remote, live, version, ...rollout }: Rollout) {
  const { at, percent, plan } = rollout;
  const step = {
    planBegan: Date.parse(plan.began),
    began: Date.parse(at),
    every: plan.every,
    percent,
  };
  try {
    const rows = await readRecords(records, plan.began);
    return judge(visitsOf(rows, remote, { canary: version, live }), step, Date.now());
  } catch (error) {
    const reason = `records could not be read: ${textOf(error)}`;
    return { outcome: 'hold', why: 'no records', reason } as const;
  }
}

/** Changes the deployment unless another change came first. */
async function carriedOut(
  { deployments, admits }: Watch,
  state: DeploymentState,
  { remote, version, percent, plan }: Rollout,
  { outcome, why, reason }: Pick<Verdict, 'outcome' | 'reason'> & { why: string },
): Promise<Done> {
  const of = { package: remote, version };
  const wait = async (held: { why: string; reason: string }): Promise<Done> => {
    await deployments.changeRollout(remote, state, (now, change) => hold(now, change, held));
    return { ...of, percent, outcome: 'held', reason: held.reason };
  };
  if (outcome === 'hold') return wait({ why, reason });
  const isBad = outcome === 'withdraw';
  const share = isBad ? 0 : nextShare(plan, percent);
  const to = { percent: share, reason, plan: { ...plan, held: undefined } };
  try {
    await deployments.changeRollout(
      remote,
      state,
      (now, change) => rollOut(now, change, version, to),
      admits,
    );
  } catch (error) {
    return wait({ why: 'refused', reason: textOf(error) });
  }
  if (isBad) return { ...of, percent: 0, outcome: 'withdrawn', reason };
  return { ...of, percent: share, outcome: share === 100 ? 'live' : 'advanced', reason };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
