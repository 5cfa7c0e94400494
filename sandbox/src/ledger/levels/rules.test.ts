import * as fc from 'fast-check';
import { gainProgress, progressOf, renew } from './rules';

const levels = [0, 10_000, 30_000, 80_000].map((target, index) => ({
  id: index + 1,
  target_total_points_earned: target,
  retain_required_value: null,
}));

test.each([
  [{ level: 1, pp: 9_990 }, 50, { level: 2, pp: 40, upgraded: true }],
  [{ level: 1, pp: 9_990 }, 9, { level: 1, pp: 9_999, upgraded: false }],
  [{ level: 1, pp: 0 }, 10_000, { level: 2, pp: 0, upgraded: true }],
  [{ level: 1, pp: 0 }, 85_000, { level: 4, pp: 5_000, upgraded: true }],
  [{ level: 4, pp: 90_000 }, 1, { level: 4, pp: 90_001, upgraded: false }],
  [{ level: 3, pp: 29_000 }, 5_000, { level: 3, pp: 34_000, upgraded: false }],
])('B-001 %p gaining %i becomes %p', (standing, gain, expected) => {
  expect(gainProgress(standing, gain, levels)).toEqual(expected);
});

test.each([
  [
    { level: 3, pp: 31_500 },
    { level: 3, pp: 1_500, retained: true },
  ],
  [
    { level: 3, pp: 12_000 },
    { level: 2, pp: 2_000, retained: false },
  ],
  [
    { level: 2, pp: 4_000 },
    { level: 1, pp: 4_000, retained: false },
  ],
  [
    { level: 1, pp: 4_000 },
    { level: 1, pp: 4_000, retained: true },
  ],
  [
    { level: 4, pp: 0 },
    { level: 1, pp: 0, retained: false },
  ],
])('B-002 B-003 renewal of %p gives %p', (standing, expected) => {
  expect(renew(standing, levels)).toEqual(expected);
});

test.each([
  [{ level: 1, pp: 8_500 }, 1_500, 10_000, 0],
  [{ level: 2, pp: 6_000 }, 24_000, 30_000, 4_000],
  [{ level: 3, pp: 30_500 }, 49_500, 80_000, 0],
  [{ level: 4, pp: 90_000 }, null, null, 0],
])('%p needs %p of %p to rise and %p to stay', (standing, up, required, retain) => {
  expect(progressOf(standing, levels)).toMatchObject({
    points_to_level_up: up,
    total_level_up_required_points: required,
    points_to_retain_level: retain,
  });
});

test('a level without a description needs nothing', () => {
  expect(progressOf({ level: 7, pp: 100 }, levels)).toEqual({
    points_to_level_up: null,
    total_level_up_required_points: null,
    retain_required_value: 0,
    points_to_retain_level: 0,
  });
  expect(renew({ level: 7, pp: 100 }, levels)).toEqual({ level: 7, pp: 100, retained: true });
});

test('what keeps a level may be told apart from its target', () => {
  const own = levels.map((level) => ({ ...level, retain_required_value: 6_000 }));
  expect(progressOf({ level: 2, pp: 1_000 }, own)).toMatchObject({
    retain_required_value: 6_000,
    points_to_retain_level: 5_000,
  });
});

test('renewal never raises a level and never makes points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 200_000 }), (level, pp) => {
      const after = renew({ level, pp }, levels);
      return after.level <= level && after.level >= 1 && after.pp <= pp && after.pp >= 0;
    }),
  );
});
