/** @jest-environment node */
import { createEvidence } from './evidence';
import { seeded } from './seeded';

const blocks = (count: number, ...[canary, live]: [[number, number], [number, number]]) => {
  const evidence = createEvidence();
  for (let block = 0; block < count; block += 1)
    evidence.add({
      canary: { visits: canary[0], failed: canary[1] },
      live: { visits: live[0], failed: live[1] },
    });
  return evidence.log();
};

test.each<[string, [number, number], [number, number], 'for' | 'against']>([
  ['twice as many failures', [100, 4], [1900, 38], 'for'],
  ['every visit', [10, 10], [190, 0], 'for'],
  ['a failure where there were none', [100, 2], [1900, 0], 'for'],
  ['as many', [100, 2], [1900, 38], 'against'],
  ['fewer', [100, 0], [1900, 38], 'against'],
  ['as many, in an outage of both', [100, 60], [1900, 1140], 'against'],
  ['a tenth more, which is no reason to withdraw', [1000, 22], [1000, 20], 'against'],
])('evidence of %s', (_, canary, live, side) => {
  if (side === 'for') expect(blocks(20, canary, live)).toBeGreaterThan(Math.log(800));
  else expect(blocks(20, canary, live)).toBeLessThan(0);
});

test('a block without visits of one version says nothing', () => {
  expect(blocks(5, [0, 0], [100, 50])).toBe(0);
  expect(blocks(5, [100, 50], [0, 0])).toBe(0);
});

test('an outage that hits both versions hides no fault of the canary after it', () => {
  const evidence = createEvidence();
  const add = (count: number, canary: number, live: number) => {
    for (let block = 0; block < count; block += 1)
      evidence.add({ canary: { visits: 100, failed: canary }, live: { visits: 900, failed: live } });
  };
  add(5, 50, 450);
  add(30, 10, 18);
  expect(evidence.log()).toBeGreaterThan(Math.log(800));
});

// The definition of an e-variable, by all outcomes of one small block and each common rate.
test.each([0.001, 0.01, 0.05, 0.2, 0.5, 0.9])('its mean at a common rate of %d is at most 1', (rate) => {
  const [canary, live] = [4, 9];
  let mean = 0;
  for (let one = 0; one <= canary; one += 1)
    for (let other = 0; other <= live; other += 1) {
      const evidence = createEvidence();
      evidence.add({ canary: { visits: canary, failed: one }, live: { visits: live, failed: other } });
      mean += chance(canary, one, rate) * chance(live, other, rate) * Math.exp(evidence.log());
    }
  expect(mean).toBeLessThanOrEqual(1 + 1e-9);
});

function chance(visits: number, failed: number, rate: number): number {
  let ways = 1;
  for (let index = 0; index < failed; index += 1) ways *= (visits - index) / (index + 1);
  return ways * rate ** failed * (1 - rate) ** (visits - failed);
}

test('numbers of a seed are the same every time, and even', () => {
  const numbers = Array.from({ length: 10_000 }, seeded(7));
  expect(numbers.slice(0, 3)).toEqual(Array.from({ length: 3 }, seeded(7)));
  expect(numbers.filter((number) => number < 0.25).length / 10_000).toBeCloseTo(0.25, 1);
});
