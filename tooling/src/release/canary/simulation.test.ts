/** @jest-environment node */
import { goodReleases, noticed, withdrawnInTime } from './simulation';
import { simulationReport } from './simulation-report';

test('of 2,000 good releases the rule withdraws at most 1 %, delays at most 5 % of the steps and hardly the rest', () => {
  const { withdrawn, steps, delayed, longer } = goodReleases(2_000);
  expect(withdrawn).toBeLessThanOrEqual(20);
  expect(delayed / steps).toBeLessThanOrEqual(0.05);
  expect(longer).toBeLessThanOrEqual(1.3);
}, 120_000);

test('a new fault of 1 % of the visits is on at most a quarter of the devices in 90 of 100 releases', () => {
  expect(withdrawnInTime(300, [0, 0.01])).toBeGreaterThanOrEqual(270);
}, 120_000);

test('a doubled rate is always noticed, and a new fault within few visits', () => {
  const doubled = noticed(40, [0.02, 0.04], 0.05);
  expect(doubled.at(-1)).toBeLessThan(20_000);
  expect(noticed(40, [0.001, 0.3], 0.05).at(-1)).toBeLessThan(200);
});

test('the report has a row for each fault and share', () => {
  expect(simulationReport(40).match(/^\| .* (5|25) % \|/gm)).toHaveLength(14);
});
