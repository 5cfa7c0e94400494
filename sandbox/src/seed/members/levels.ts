import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';

export const levelNames = {
  1: t('Classic', '經典', '经典'),
  2: t('Silver', '銀卡', '银卡'),
  3: t('Gold', '金卡', '金卡'),
  4: t('Diamond', '鑽石', '钻石'),
} as const;

export const levels: NonNullable<SeedRows['levels']> = [
  { id: 1, name: levelNames[1], target_total_points_earned: 0, next_level_id: 2 },
  { id: 2, name: levelNames[2], target_total_points_earned: 10_000, next_level_id: 3 },
  {
    id: 3,
    name: levelNames[3],
    target_total_points_earned: 30_000,
    next_level_id: 4,
    benefit_url: 'https://www.example.com/levels/gold',
  },
  { id: 4, name: levelNames[4], target_total_points_earned: 80_000 },
];
