/** @jest-environment node */
import { goodReleases, noticed } from './simulation';

// docs/canary.md has the run of 10,000 and its rate; so few vary by chance.
test('of 400 good releases the rule withdraws few', () => {
  expect(goodReleases(400, 29).withdrawn).toBeLessThanOrEqual(8);
});

test('a doubled rate is always noticed, and a new fault within few visits', () => {
  const doubled = noticed(40, [0.02, 0.04], 0.05);
  expect(doubled.at(-1)).toBeLessThan(20_000);
  expect(noticed(40, [0.001, 0.3], 0.05).at(-1)).toBeLessThan(200);
});
