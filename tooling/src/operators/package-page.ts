import type { Figure } from '../release/canary/figures';
import { enough } from '../release/canary/metrics';
import type { DeploymentState } from '../release/deployment-file';
import { causeRows, type Cause } from '../release/error-report';
import type { DeploymentStep } from '../release/history';
import type { LeftBecause } from '../release/left-versions';
import { actionForms } from './action-forms';
import { chartView } from './chart';
import type { MetCode } from './codes';
import type { CanaryEvidence } from './evidence';
import type { Size, VersionFacts } from './facts';
import { notice, section, table, termList } from './frame';
import { html, type Html, type Part } from './html';
import { historyTable, shareView } from './overview-page';
import type { Chart } from './series';
import { kilobytes, moment, number } from './words';

type Pointer = DeploymentState['remotes'][string];
export type PackageView = {
  name: string;
  pointer: Pointer;
  revision: number;
  /** Of the live version and the canary. */
  facts: readonly VersionFacts[];
  /** Published, newest first. */
  versions: readonly string[];
  /** Those that were withdrawn or rolled back. */
  left: ReadonlyMap<string, LeftBecause>;
  steps: readonly DeploymentStep[];
  evidence: CanaryEvidence | null;
  /** Null when records could not be read, with the reason beside it. */
  seen: {
    charts: readonly Chart[];
    codes: readonly MetCode[];
    causes: readonly [string, readonly Cause[]][];
  } | null;
  unread: string;
  hours: number;
};

/** Everything about one package. */
export function packageView(view: PackageView): Part {
  const { name, pointer, evidence, seen, hours, facts, steps } = view;
  return html`${pointer.disabled !== undefined && notice('bad', html`<p>Disabled since ${moment(pointer.disabled.at)} by ${pointer.disabled.by}${pointer.disabled.reason ? `: ${pointer.disabled.reason}` : ''}.</p>`)}
  ${section('Live', liveView(pointer))}
  ${pointer.canary !== undefined && section('Plan and evidence', canaryView(pointer.canary, evidence))}
  ${section('Change', actionForms(view))}
  ${section(`Last ${spanOf(hours)}`, html`${hoursView(name, hours)}${seen === null ? notice('bad', html`<p>Records could not be read: ${view.unread}</p>`) : seenView(seen)}`)}
  ${section('Contract, size and proof', factsView(facts))}
  ${section('History', historyTable(steps.slice(0, 30)))}`;
}

const liveView = ({ live, canary, earlier }: Pointer): Html =>
  termList({
    Live: html`<strong>${live.version}</strong> since ${moment(live.at)}, by ${live.by}`,
    Canary:
      canary &&
      html`<strong>${canary.version}</strong>, ${shareView(canary)}, since ${moment(canary.at)}, by
        ${canary.by}`,
    'Rollback to': canary ? live.version : (earlier.at(-1) ?? 'nothing: there is no earlier version'),
  });

function canaryView(
  { percent, plan }: NonNullable<Pointer['canary']>,
  evidence: CanaryEvidence | null,
): Html {
  const verdict = evidence?.verdict;
  const kind = verdict?.outcome === 'withdraw' ? 'bad' : verdict?.outcome === 'go on' ? 'good' : 'calm';
  return html`${
    plan !== undefined &&
    html`<ol class="steps">
        ${plan.shares.map(
          (share) =>
            html`<li${share === percent ? html` aria-current="step"` : null} class="${share <= percent ? 'done' : 'open'}">${share} %</li>`,
        )}
      </ol>
      <p class="quiet">
        Each step takes at least ${number(plan.every / 60_000)} minutes. Began ${moment(plan.began)}.
      </p>`
  }
  ${verdict !== undefined && verdict !== null && notice(kind, html`<p><strong>${verdict.outcome}</strong>: ${verdict.reason}</p>`)}
  ${plan === undefined && html`<p class="quiet">Without a plan: nothing goes on or back by itself.</p>`}
  ${evidence === null ? null : evidenceTable(evidence.figures)}`;
}

const evidenceTable = (figures: readonly Figure[]): Html =>
  table(
    'Canary compared with live',
    ['by', 'canary', 'live', `evidence of ${number(enough)}`, 'most on'],
    figures.map(({ name, canary, live, evidence, page }) => [
      name,
      rate(canary),
      rate(live),
      evidence >= 1_000_000 ? 'over a million' : number(Number(evidence.toPrecision(2))),
      page ?? '',
    ]),
  );

const rate = ({ visits, failed }: Figure['canary']) =>
  visits === 0 ? '–' : `${number(failed)} of ${number(visits)} (${((100 * failed) / visits).toFixed(1)} %)`;

const spanOf = (hours: number) => {
  if (hours === 168) return '7 days';
  return hours === 1 ? 'hour' : `${hours} hours`;
};

const hoursView = (name: string, hours: number): Html =>
  html`<nav class="hours" aria-label="Time">
    ${[1, 6, 24, 168].map((other) =>
      other === hours
        ? html`<span aria-current="true">${spanOf(other)}</span>`
        : html`<a href="/packages/${name}?hours=${other}">${spanOf(other)}</a>`,
    )}
  </nav>`;

const seenView = ({ charts, codes, causes }: NonNullable<PackageView['seen']>): Html =>
  html` <div class="cards">${charts.map(chartView)}</div>
    <h3>Codes that visits met</h3>
    ${codes.length === 0 ? html`<p class="quiet">None.</p>` : codesTable(codes)}
    ${causes.map(
      ([version, of]) =>
        html`<h3>Causes in ${version}</h3>
          ${of.length === 0 ? html`<p class="quiet">None.</p>` : causesTable(version, of)}`,
    )}`;

const codesTable = (codes: readonly MetCode[]) =>
  table(
    'Codes that visits met',
    ['code', 'visits', 'versions', 'what happened', 'pages'],
    codes.map(({ code, visits, versions, means, pages }) => [
      code,
      number(visits),
      versions.join(', '),
      means,
      pages.join(' '),
    ]),
  );

function causesTable(version: string, causes: readonly Cause[]): Html {
  const [heads = [], ...rows] = causeRows(causes.slice(0, 20));
  return table(`Causes in ${version}`, heads, rows);
}

const factsView = (versions: readonly VersionFacts[]): Html =>
  html`<div class="cards">
    ${versions.map(
      (of) =>
        html`<div class="card">
          <h3>${of.version}</h3>
          ${termList({
            Contract: of.contract,
            ...Object.fromEntries(of.sizes.map((size) => [`Size, ${size.name}`, sizeView(size)])),
            Proof: proofView(of),
          })}
        </div>`,
    )}
  </div>`;

const sizeView = ({ bytes, limit }: Size): Html =>
  html`${kilobytes(bytes)}${limit !== undefined && ` of ${limit} kB`}${limit !== undefined && bytes > limit * 1_024 && html` <span class="badge bad">over</span>`}`;

function proofView({ proof, open }: VersionFacts): Part {
  const faults = open.map((fault) => html`<li>${fault}</li>`);
  const left =
    faults.length > 0 &&
    html`<ul>
      ${faults}
    </ul>`;
  if (proof === null) return left;
  const ran = proof.checks.map(({ name, seconds }) => `${name} (${seconds} s)`).join(', ');
  return html`${ran || 'nothing was run'}; commit ${proof.commit?.slice(0, 12) ?? 'unknown'};
  ${moment(proof.at)}${left}`;
}
