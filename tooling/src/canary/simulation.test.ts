/** @jest-environment node */
import { goodReleases, noticed } from './simulation';
import { simulationReport } from './simulation-report';

test('of 2,000 good releases the rule withdraws at most 1 %', () => {
  expect(goodReleases(2_000).withdrawn).toBeLessThanOrEqual(20);
}, 120_000);

test('a doubled rate is always noticed, and a new fault within few visits', () => {
  const doubled = noticed(40, [0.02, 0.04], 0.05);
  expect(doubled.at(-1)).toBeLessThan(20_000);
  expect(noticed(40, [0.001, 0.3], 0.05).at(-1)).toBeLessThan(200);
});

test('the report has a row for each fault and share', () => {
  expect(simulationReport(40).match(/^\| .* (5|25) % \|/gm)).toHaveLength(14);
});
