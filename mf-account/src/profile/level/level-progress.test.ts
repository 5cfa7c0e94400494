import { samplePoints } from '../../testing/members';
import { retainProgress, upgradeProgress, wholePercent } from './level-progress';

describe('upgradeProgress', () => {
  test.each([
    { earned: 8_500, required: 10_000, missing: 1_500, share: 0.85 },
    { earned: 12_000, required: 10_000, missing: 0, share: 1 },
    { earned: 0, required: 0, missing: 0, share: 1 },
  ])('A-013 is total earned divided by required, at most 1: $earned of $required', (row) => {
    const account = samplePoints({
      total_points_earned: row.earned,
      total_level_up_required_points: row.required,
      points_to_level_up: row.missing,
    });
    expect(upgradeProgress(account)).toEqual({ share: row.share, missing: row.missing });
  });

  test('A-014 is hidden at the highest level', () => {
    const account = samplePoints({ points_to_level_up: null, total_level_up_required_points: null });
    expect(upgradeProgress(account)).toBeNull();
  });
});

describe('retainProgress', () => {
  test('A-016 is required minus missing, divided by required', () => {
    const account = samplePoints({
      current_level_data: { name: 'Silver', retain_required_value: 10_000 },
      points_to_retain_level: 4_000,
    });
    expect(retainProgress(account)).toEqual({ share: 0.6, missing: 4_000 });
  });

  test('is hidden when nothing is missing', () => {
    expect(retainProgress(samplePoints({ points_to_retain_level: 0 }))).toBeNull();
  });
});

test.each([
  [0, 0],
  [0.29, 29],
  [0.57, 57],
  [0.58, 58],
  [0.85, 85],
  [0.9999, 99],
  [1, 100],
])('the share %d is shown as %d %%', (share, percent) => {
  expect(wholePercent(share)).toBe(percent);
});
