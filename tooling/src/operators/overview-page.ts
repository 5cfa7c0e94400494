import type { TelemetryRow } from '../release/canary/rows';
import type { DeploymentState } from '../release/deployment-file';
import type { DeploymentStep } from '../release/history';
import { rowsOf } from '../release/rows-of';
import { section, table, termList } from './frame';
import { html, type Html, type Part } from './html';
import { moment, number } from './words';

type Pointer = DeploymentState['remotes'][string];
export type Overview = {
  state: DeploymentState;
  /** Newest first. */
  steps: readonly DeploymentStep[];
  /** Of the last hour; null when they could not be read. */
  rows: readonly TelemetryRow[] | null;
  /** What the verdict on each running plan would be now. */
  verdicts: ReadonlyMap<string, string>;
};

/** What is live where, and what changed last. */
export function overviewView({ state, steps, rows, verdicts }: Overview): Part {
  const history = steps.toReversed();
  const packages = Object.entries(state.remotes).sort(([one], [other]) => one.localeCompare(other));
  return html`<p class="quiet">Revision ${state.revision} of ${state.environment}</p>
    ${packages.length === 0 && html`<p>Nothing is live here yet: the shell is published and promoted first.</p>`}
    <ul class="cards">
      ${packages.map(([name, pointer]) =>
        card(name, pointer, { rows: rows && rowsOf(rows, name, history), verdict: verdicts.get(name) }),
      )}
    </ul>
    ${section('Last changes', historyTable(steps.slice(0, 10)))}`;
}

/** Its rows of the last hour. */
type About = { rows: Overview['rows']; verdict: string | undefined };

function card(name: string, { live, canary, disabled }: Pointer, { rows, verdict }: About): Html {
  return html`<li class="card">
    <h2><a href="/packages/${name}">${name}</a></h2>
    ${disabled !== undefined && html`<p class="badge bad">disabled${disabled.reason ? `: ${disabled.reason}` : ''}</p>`}
    ${termList({
      Live: html`<strong>${live.version}</strong>, ${stageView(live)}`,
      Canary: canary && html`<strong>${canary.version}</strong>, ${shareView(canary)}, ${stageView(canary)}`,
      Plan: verdict,
      'Last hour': rows === null ? 'unknown' : failuresOf(rows),
    })}
  </li>`;
}

/** Since when, and by whom. */
const stageView = ({ at, by }: Pointer['live']): Html => html`since ${moment(at)}, by ${by}`;

const failing = new Set(['failure', 'error']);

function failuresOf(rows: readonly TelemetryRow[]): string {
  const visits = new Set(rows.map(({ visit }) => visit)).size;
  const failed = new Set(rows.filter(({ kind }) => failing.has(kind)).map(({ visit }) => visit)).size;
  return visits === 0 ? 'no visits' : `${number(failed)} of ${number(visits)} visits met an error`;
}

/** The share of a canary, and those that follow in its plan. */
export function shareView({ percent, plan }: NonNullable<Pointer['canary']>): Html {
  const later = plan?.shares.filter((share) => share > percent) ?? [];
  return html`<strong>${percent} %</strong> of the
    devices${later.length > 0 && `, then ${later.join(', ')} %`}`;
}

export const historyTable = (steps: readonly DeploymentStep[]): Html =>
  table(
    'Changes, newest first',
    ['when', 'by', 'action', 'package', 'version', 'share', 'reason'],
    steps.map(({ at, by, action, remote, version, percent, reason }) => [
      moment(at),
      by,
      action,
      html`<a href="/packages/${remote}">${remote}</a>`,
      version,
      percent === undefined ? '' : `${percent} %`,
      reason ?? '',
    ]),
  );
