import { t } from '../text';
import type { Text } from '../text';

/** The tag of brand n is at n − 1. */
const tags: readonly Text[] = [
  t('Coffee', '咖啡'),
  t('Books', '書籍'),
  t('Cinema', '電影'),
  t('Travel', '旅遊'),
  t('Dining', '美食'),
  t('Family', '親子'),
  t('Fashion', '時裝'),
  t('Outdoors', '戶外'),
  t('Bakery', '烘焙'),
  t('Flowers', '鮮花'),
  t('Wellness', '養生'),
  t('Market', '市集'),
];

export const brandTags = (brand: number): Text[] => tags.slice(brand - 1, brand);
