import type { Figure } from '../release/canary/figures';
import { figuresOf, judge, judgedVisits, type Verdict } from '../release/canary/judge';
import type { TelemetryRow } from '../release/canary/rows';
import { visitsOf } from '../release/canary/visits';
import type { DeploymentState } from '../release/deployment-file';

type Pointer = DeploymentState['remotes'][string];

/** What speaks for and against a canary now; the verdict is that of the next look of `release watch`. */
export type CanaryEvidence = { figures: readonly Figure[]; visits: number; verdict: Verdict | null };

/** When the records that a canary is judged by begin, or null without one. */
export const evidenceSince = ({ canary }: Pointer) => canary?.plan?.began ?? canary?.at ?? null;

export function evidenceOf(
  rows: readonly TelemetryRow[],
  name: string,
  pointer: Pointer,
  now: number,
): CanaryEvidence | null {
  const { canary, live } = pointer;
  if (!canary) return null;
  const planBegan = Date.parse(canary.plan?.began ?? canary.at);
  const visits = visitsOf(rows, name, { canary: canary.version, live: live.version });
  const judged = judgedVisits(visits, { planBegan }, now);
  const step = { planBegan, began: Date.parse(canary.at), percent: canary.percent };
  return {
    figures: figuresOf(judged),
    visits: judged.filter((visit) => visit.canary).length,
    verdict: canary.plan ? judge(visits, { ...step, every: canary.plan.every }, now) : null,
  };
}
