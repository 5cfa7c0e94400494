import { t } from '../text';
import type { Text } from '../text';

/** The tag of brand n is at n − 1. */
const tags: readonly Text[] = [
  t('Coffee', '咖啡', '咖啡'),
  t('Books', '書籍', '书籍'),
  t('Cinema', '電影', '电影'),
  t('Travel', '旅遊', '旅游'),
  t('Dining', '美食', '美食'),
  t('Family', '親子', '亲子'),
  t('Fashion', '時裝', '时装'),
  t('Outdoors', '戶外', '户外'),
  t('Bakery', '烘焙', '烘焙'),
  t('Flowers', '鮮花', '鲜花'),
  t('Wellness', '養生', '养生'),
  t('Market', '市集', '市集'),
];

export const brandTags = (brand: number): Text[] => tags.slice(brand - 1, brand);
