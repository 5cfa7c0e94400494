import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';

export const storeCategories: NonNullable<SeedRows['store_categories']> = [
  { id: 1, name: t('Food', '餐飲', '餐饮') },
  { id: 2, name: t('Shopping', '購物', '购物') },
  { id: 3, name: t('Travel', '旅遊', '旅游') },
  { id: 4, name: t('Services', '服務', '服务') },
];

/** Services (4) has none on purpose. */
export const storeSubcategories: NonNullable<SeedRows['store_subcategories']> = [
  { id: 1, name: t('Cafe', '咖啡店', '咖啡店'), category_id: 1, display_priority: 1 },
  { id: 2, name: t('Restaurant', '餐廳', '餐厅'), category_id: 1, display_priority: 2 },
  { id: 3, name: t('Books', '書籍', '书籍'), category_id: 2, display_priority: 1 },
  { id: 4, name: t('Toys', '玩具', '玩具'), category_id: 2, display_priority: 2 },
  { id: 5, name: t('Fashion', '時裝', '时装'), category_id: 2, display_priority: 3 },
  { id: 6, name: t('Agency', '旅行社', '旅行社'), category_id: 3, display_priority: 1 },
];

/** Sub-categories of the stores of brand n, at n − 1. */
export const subcategoriesOfBrand: readonly (readonly number[])[] = [
  [1],
  [3],
  [],
  [6],
  [2],
  [4],
  [5],
  [5],
  [1],
  [],
  [],
  [2, 4],
];
