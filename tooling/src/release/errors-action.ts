import type { Answers } from './answers';
import { causeRows, causesOf, type Cause } from './error-report';
import { originalPositions } from './original-position';
import { readRecords } from './read-records';
import type { Deployments } from './deployments';
import { rowsOf } from './rows-of';
import type { ReleaseStore } from './release-store';
import { aligned } from './tables';

/** How far back it looks, in milliseconds. */
const week = 604_800_000;

/**
 * The errors of one version in the last week, by cause.
 *
 * @param records address of a collector, or a file
 * @throws Error when the version is not published, or there are no records
 */
export async function errorsOf(
  { releases, deployments }: { releases: ReleaseStore; deployments: Deployments },
  { remote, version, records }: { remote: string; version: string; records: string },
): Promise<{ answer: Answers['errors']; lines: string[] }> {
  if (!(await releases.has(remote, version))) throw new Error(`${remote} ${version} is not published.`);
  const sent = await readRecords(records, new Date(Date.now() - week).toISOString());
  const rows = rowsOf(sent, remote, await deployments.history());
  const causes = await causesOf(rows, { remote, version }, originalPositions(releases));
  const lines =
    causes.length === 0
      ? [`${remote} ${version} has no errors in the last week`]
      : aligned(causeRows(causes));
  const { environment } = deployments;
  const answer = { schema: 1, environment, package: remote, version, causes: causes.map(causeOf) } as const;
  return { answer, lines };
}

const causeOf = ({ detail, pages, ...cause }: Cause) => ({ ...cause, message: detail, pages: [...pages] });
