import type { PointAccount } from '../api/points';

/**
 * Points of a member in the middle of the levels.
 *
 * @param changes the fields that the test is about
 */
export const samplePointAccount = (changes: Partial<PointAccount> = {}): PointAccount => ({
  balance: 125_000,
  total_points_earned: 0,
  current_level: '2',
  current_level_data: { name: 'Silver', retain_required_value: 0 },
  current_level_renew_datetime: null,
  points_about_to_expire: 0,
  points_coming_expiry_date: null,
  points_to_level_up: null,
  total_level_up_required_points: null,
  points_to_retain_level: 0,
  ...changes,
});
