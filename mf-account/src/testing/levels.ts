import type { Level } from '@mrw/shared-contracts/api/levels';

const targets = [0, 10_000, 30_000, 80_000];

/** The four levels; only Gold has a page of its own. */
export const sampleLevels: Level[] = ['Classic', 'Silver', 'Gold', 'Diamond'].map((name, index) => ({
  id: String(index + 1),
  name,
  target_total_points_earned: targets[index] ?? 0,
  next_level_id: index < 3 ? String(index + 2) : null,
  benefit_url: name === 'Gold' ? 'https://www.example.test/levels/gold' : null,
}));
