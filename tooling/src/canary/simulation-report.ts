import { goodReleases, noticed } from './simulation';

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

/** What `npm run release -- simulate` reports; docs/canary.md explains it. */
export function simulationReport(releases: number): string {
  const { withdrawn } = goodReleases(releases);
  const runs = Math.round(releases / 20);
  const rows = faults.flatMap(([name, live, canary]) =>
    [0.05, 0.25].map((share) => {
      const visits = noticed(runs, [live, canary], share);
      const at = (part: number) => visits[Math.ceil(part * runs) - 1] ?? 0;
      return `| ${name} | ${share * 100} % | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
    }),
  );
  return `${withdrawn} of ${releases} good releases withdrawn, ${((100 * withdrawn) / releases).toFixed(2)} %.

Visits of the canary until a fault is noticed, ${runs} releases for each row:

| fault | share of the canary | half of them | 95 % | all |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
