import type { Answers } from './answers';
import type { DeploymentState } from './deployment-file';
import type { DeploymentStep } from './history';
import type { RolloutPlan } from './rollout-plan';

/** Lines of a table: live version, devices, time and author. */
export function statusTable({ environment, revision, remotes }: DeploymentState): string[] {
  const rows = Object.entries(remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, canary, earlier, disabled }]) => [
      name,
      disabled ? `${live.version} (disabled)` : live.version,
      canary ? `${canary.version} (${shareOf(canary)})` : '-',
      earlier.at(-1) ?? '-',
      canary?.by ?? live.by,
      minute(canary?.at ?? live.at),
    ]);
  const head = ['package', 'live', 'canary', 'previous', 'by', 'at (UTC)'];
  return [`${environment}, revision ${revision}`, ...aligned([head, ...rows])];
}

/** The same for programs. */
export const statusOf = ({ environment, revision, remotes }: DeploymentState): Answers['status'] => ({
  schema: 1,
  environment,
  revision,
  packages: Object.entries(remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, canary, earlier, disabled }]) => ({
      package: name,
      live: stageOf(live),
      canary: canary ? { ...stageOf(canary), percent: canary.percent, later: laterShares(canary) } : null,
      earlier,
      disabled: disabled ? { by: disabled.by, at: disabled.at, reason: disabled.reason ?? null } : null,
    })),
});

const stageOf = ({ version, by, at }: Record<'version' | 'by' | 'at', string>) => ({ version, by, at });

type Share = { percent: number; plan?: RolloutPlan | undefined };
const laterShares = ({ percent, plan }: Share) => plan?.shares.filter((share) => share > percent) ?? [];

const shareOf = ({ percent, plan }: Share) => {
  const later = laterShares({ percent, plan });
  return `${percent} %${later.length > 0 ? `, then ${later.join(', ')}` : ''}`;
};

/** Lines of a table: what was changed. */
export function historyTable(steps: readonly DeploymentStep[]): string[] {
  const isSigned = steps.some(({ signedBy }) => signedBy !== undefined);
  const rows = steps.map((step) => [
    minute(step.at),
    step.by,
    step.action,
    step.remote,
    step.version,
    step.percent === undefined ? '' : `${step.percent} %`,
    ...(isSigned ? [signersOf(step)] : []),
    step.reason ?? '',
  ]);
  const signed = isSigned ? ['signed by'] : [];
  return aligned([['at (UTC)', 'by', 'action', 'package', 'version', 'share', ...signed, 'reason'], ...rows]);
}

const signersOf = ({ signedBy = '', releaseSignedBy }: DeploymentStep) =>
  releaseSignedBy ? `${signedBy}, release by ${releaseSignedBy}` : signedBy;

const minute = (at: string) => at.slice(0, 16).replace('T', ' ');

/** Lines below another one. */
export const listOf = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');

/** Rows as lines with columns. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
