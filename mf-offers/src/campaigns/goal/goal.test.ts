import { samplePointAccount } from '@mrw/shared-contracts/testing';
import { nextLevelProgress, offerProgress } from './goal';

test.each([
  [500, 120, { percent: 24, missing: 380 }],
  [500, 500, { percent: 100, missing: 0 }],
  [500, 900, { percent: 100, missing: 0 }],
  [10_000, 9_999, { percent: 99, missing: 1 }],
  [500, -20, { percent: 0, missing: 520 }],
  [0, 0, { percent: 100, missing: 0 }],
])('of a price of %i with %i points', (price, balance, progress) => {
  expect(offerProgress(price, balance)).toEqual(progress);
});

test.each([
  [4_000, 10_000, { percent: 60, missing: 4_000 }],
  [0, 10_000, { percent: 100, missing: 0 }],
  [null, null, null],
])('with %s of %s points to the next level', (points_to_level_up, required, progress) => {
  const account = samplePointAccount({ points_to_level_up, total_level_up_required_points: required });
  expect(nextLevelProgress(account)).toEqual(progress);
});
