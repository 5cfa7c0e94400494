import { goodReleases, noticed, withdrawnInTime, type Fault } from './simulation';

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

/** An error that live does not have, or hardly has, in a hundredth of the visits. */
const newFaults: readonly [string, Fault][] = [
  ['a new fault of 1 %', [0, 0.01]],
  ['1 % more than 0.05 %', [0.0005, 0.0105]],
];

/** What `npm run release -- simulate` reports; docs/guides/canary.md explains it. */
export function simulationReport(releases: number): string {
  const { withdrawn, steps, delayed, longer } = goodReleases(releases);
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(2)} %`;
  const runs = Math.round(releases / 20);
  const inTime = newFaults.map(([name, fault]) => {
    const found = withdrawnInTime(runs * 4, fault);
    return `| ${name} | ${percent(found, runs * 4)} |`;
  });
  const rows = faults.flatMap(([name, live, canary]) =>
    [0.05, 0.25].map((share) => {
      const visits = noticed(runs, [live, canary], share);
      const at = (part: number) => visits[Math.ceil(part * runs) - 1] ?? 0;
      return `| ${name} | ${share * 100} % | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
    }),
  );
  return `${withdrawn} of ${releases} good releases withdrawn, ${percent(withdrawn, releases)}. Of ${steps} steps ${delayed} waited for
their evidence, ${percent(delayed, steps)}; half of the plans took at most ${longer.toFixed(2)} times as long as without that.

Withdrawn on at most 25 % of the devices, ${runs * 4} releases for each row:

| fault | withdrawn in time |
| --- | --- |
${inTime.join('\n')}

Visits of the canary until a fault is noticed, ${runs} releases for each row:

| fault | share of the canary | half of them | 95 % | all |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
