import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { alarmRate, enough, metrics } from './metrics';
import { leastFailed, leastVisits } from './judge';
import { goodReleases, noticed } from './simulation';

/** Of the rule and its simulation: another one than in the page means that the page is outdated. */
export function ruleHash(): string {
  const folder = path.join(root, 'tooling/src/canary');
  const hash = createHash('sha256');
  for (const file of fs.readdirSync(folder).sort())
    if (!file.endsWith('.test.ts'))
      hash
        .update(file)
        .update('\0')
        .update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Failure rates of live and canary, and what such a fault is. */
const faults: readonly [string, number, number][] = [
  ['a doubled rate of 0.5 %', 0.005, 0.01],
  ['a doubled rate of 1 %', 0.01, 0.02],
  ['a doubled rate of 2 %', 0.02, 0.04],
  ['a doubled rate of 5 %', 0.05, 0.1],
  ['ten times 0.1 %', 0.001, 0.01],
  ['a page that fails, with a third of the visits', 0.001, 0.3],
  ['twice as many slow visits', 0.25, 0.5],
];

/** docs/canary.md, as `npm run release -- simulate` writes it. */
export function canaryPage(releases: number): string {
  const { withdrawn } = goodReleases(releases);
  const runs = Math.round(releases / 20);
  const number = (value: number | undefined) => (value ?? 0).toLocaleString('en');
  const rows = faults.flatMap(([name, live, canary]) =>
    [0.05, 0.25].map((share) => {
      const visits = noticed(runs, [live, canary], share);
      const at = (part: number) => number(visits[Math.ceil(part * runs) - 1]);
      return `| ${name} | ${share * 100} % | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
    }),
  );
  return `# How a canary is judged

Written by \`npm run release -- simulate\`. Rule ${ruleHash()}.

\`release watch\` compares the canary of a plan with what is live at the same time ([operating](operating.md#plans)).
The unit is a visit (one load of a page): it failed or did not, by each of ${metrics.length} metrics: ${metrics.map(({ name }) => name).join(', ')}.
A visit is slow when its value is larger than in three of four earlier visits of live to the same page, and pages that
came drawn are compared with drawn ones only. Of each address the first visit to each version counts. Visits are compared with those of the same minute: failed loads among visits
that needed the network (no cache has a new version yet), measurements among those that did not, errors among all.

- **Withdraw**: the evidence of one metric reaches ${number(enough)}, with at least ${leastFailed} failed visits.
- **Go on**: no metric is suspicious (evidence 10), the time of the step is over, and at least ${leastVisits} visits of the canary
  were counted in this step. The last step makes the version live.
- **Hold**: everything else, and when fewer than half of the visits come that the share of the canary would have.

Evidence is an e-process: the chance that it ever reaches ${number(enough)} for a version that is as good as live is at most
1 in ${number(enough)} for each metric, however often one looks (\`tooling/src/canary/evidence.ts\` names the source). That is ${100 * alarmRate} % for a
whole release, for visits that are independent. The simulation has some that are not, so that rate is set lower than the 1 % that is
aimed at.

## False withdrawals

${number(releases)} good releases, seeded: failure rates from 0.05 % to 5 % that move with the hour, 20 to 2,000 visits a minute, an outage of
both versions in every tenth, and a fifth of the failures from devices that fail always and count three times. A look every minute.

| releases | withdrawn | rate |
| --- | --- | --- |
| ${number(releases)} | ${number(withdrawn)} | ${((100 * withdrawn) / releases).toFixed(2)} % |

## How soon a fault is noticed

Visits of the canary, each from another address, until it is withdrawn; ${number(runs)} releases for each row.

| fault | share of the canary | half of them | 95 % | all |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

A fault that is smaller than a step can notice goes live: small sites choose longer steps. Nothing is compared any more
once a version is live on all devices.
`;
}
