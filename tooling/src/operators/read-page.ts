import { readRecords } from '../release/read-records';
import { causesOf } from '../release/error-report';
import { leftVersions } from '../release/left-versions';
import { rowsOf } from '../release/rows-of';
import { originalPositions } from '../release/original-position';
import { codesMet } from './codes';
import { evidenceOf, evidenceSince } from './evidence';
import { versionFacts } from './facts';
import type { Overview } from './overview-page';
import type { PackageView } from './package-page';
import { chartsOf } from './series';
import type { Sources } from './sources';

const hour = 3_600_000;
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Records since a time, or why there are none. */
async function recordsSince(records: string, since: number) {
  try {
    return { rows: await readRecords(records, new Date(since).toISOString()), unread: '' };
  } catch (error) {
    return { rows: null, unread: textOf(error) };
  }
}

export async function readOverview({ deployments, records }: Sources, now: number): Promise<Overview> {
  const [state, history] = await Promise.all([deployments.read(), deployments.history()]);
  const began = Object.values(state.remotes).flatMap((pointer) => evidenceSince(pointer) ?? []);
  const since = Math.min(now - hour, ...began.map((at) => Date.parse(at)));
  const { rows, unread } = await recordsSince(records, since);
  const verdicts = new Map<string, string>();
  for (const [name, pointer] of Object.entries(state.remotes)) {
    if (!pointer.canary?.plan) continue;
    const verdict = rows && evidenceOf(rows, name, pointer, now)?.verdict;
    verdicts.set(name, verdict ? `${verdict.outcome}: ${verdict.reason}` : `hold: ${unread}`);
  }
  const recent = rows?.filter(({ time }) => Date.parse(time) >= now - hour) ?? null;
  return { state, steps: history.toReversed(), rows: recent, verdicts };
}

/** Null for a package that is not live here. */
export async function readPackage(
  { releases, deployments, records }: Sources,
  name: string,
  { now, hours }: { now: number; hours: number },
): Promise<PackageView | null> {
  const [state, history, versions] = await Promise.all([
    deployments.read(),
    deployments.history(),
    releases.versions(name),
  ]);
  const pointer = Object.hasOwn(state.remotes, name) ? state.remotes[name] : undefined;
  if (!pointer) return null;
  const began = evidenceSince(pointer);
  const from = now - hours * hour;
  const { rows, unread } = await recordsSince(records, Math.min(from, began ? Date.parse(began) : from));
  const recent = rows && rowsOf(rows, name, history).filter(({ time }) => Date.parse(time) >= from);
  const running = [pointer.live.version, ...(pointer.canary ? [pointer.canary.version] : [])];
  const positions = originalPositions(releases);
  // Also of a version that was withdrawn: the inquiry comes afterwards.
  const seen = [...new Set([...running, ...(recent ?? []).map(({ version }) => version)])].filter(Boolean);
  const facts = await Promise.all(running.map((version) => versionFacts(releases, name, version)));
  return {
    name,
    pointer,
    revision: state.revision,
    facts: facts.flatMap((one) => one ?? []),
    versions: versions.toReversed(),
    left: leftVersions(history, name),
    steps: history.filter(({ remote }) => remote === name).toReversed(),
    evidence: rows ? evidenceOf(rows, name, pointer, now) : null,
    seen: recent
      ? {
          charts: chartsOf(recent, { from, to: now }),
          codes: codesMet(recent),
          causes: await Promise.all(
            seen
              .slice(0, 4)
              .map(
                async (version) =>
                  [version, await causesOf(recent, { remote: name, version }, positions)] as const,
              ),
          ),
        }
      : null,
    unread,
    hours,
  };
}
