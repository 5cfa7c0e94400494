import { brandOfFiller } from '../../media/pictures/brand-looks';
import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';
import { fillerOffers } from './filler-offers';

export const campaignCategories: NonNullable<SeedRows['campaign_categories']> = [
  { id: 1, name: t('Dining', '餐飲', '餐饮'), display_priority: 1 },
  { id: 2, name: t('Travel', '旅遊', '旅游'), display_priority: 2 },
  { id: 3, name: t('Family', '親子', '亲子'), display_priority: 3 },
  { id: 4, name: t('Empty', '暫無優惠', '暂无优惠'), display_priority: 4 },
  { id: 5, name: t('Inactive', '已停用', '已停用'), display_priority: 5, is_active: false },
  { id: 6, name: t('Books', '書籍', '书籍'), display_priority: 6 },
  { id: 7, name: t('Cinema', '電影', '电影'), display_priority: 7 },
  { id: 8, name: t('Fashion', '時裝', '时装'), display_priority: 8 },
  { id: 9, name: t('Outdoors', '戶外', '户外'), display_priority: 9 },
  { id: 10, name: t('Flowers', '鮮花', '鲜花'), display_priority: 10 },
  { id: 11, name: t('Wellness', '養生', '养生'), display_priority: 11 },
  { id: 12, name: t('Night Market', '夜市', '夜市'), display_priority: 12 },
  { id: 13, name: t('Events', '活動', '活动'), display_priority: 13 },
  { id: 14, name: t('Stamp Cards', '印花卡', '印花卡'), display_priority: 14 },
  { id: 15, name: t('Weekend Ideas', '週末好去處', '周末好去处'), display_priority: 15 },
  { id: 16, name: t('New This Month', '本月新品', '本月新品'), display_priority: 16 },
];

const fillersOf = (...brands: number[]) =>
  fillerOffers.flatMap(({ id }) => (brands.includes(brandOfFiller(id)) ? [id] : []));

/** Dining has 23 offers that can be listed, so two pages; Empty has none. */
const campaignsOf: Readonly<Record<number, readonly number[]>> = {
  1: [101, 106, 110, 111, 117, 118, 122, 123, 301, 302, 304, ...fillersOf(1, 5, 9)],
  2: [119, 124, 303, 310, 401, ...fillersOf(4)],
  3: [115, 202, ...fillersOf(6)],
  5: [114],
  6: [114, 205, ...fillersOf(2)],
  7: [105, 120, 201, 204, 206, ...fillersOf(3)],
  8: [112, ...fillersOf(7)],
  9: [103, 104, 121, ...fillersOf(8)],
  10: [113, 208, 403, ...fillersOf(10)],
  11: [116, 203, ...fillersOf(11)],
  12: [108, 207, 306, ...fillersOf(12)],
  13: [201, 202, 203, 204, 205, 206, 207],
  14: [401, 403],
  15: [113, 118, 202, 401, 602, 606],
  16: [601, 602, 603, 604, 605],
};

export const campaignCategoryLinks: NonNullable<SeedRows['campaign_category_links']> = Object.entries(
  campaignsOf,
).flatMap(([category, campaigns]) =>
  campaigns.map((campaign) => ({ campaign_id: campaign, category_id: Number(category) })),
);
