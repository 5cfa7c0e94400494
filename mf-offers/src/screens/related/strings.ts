import { defineStrings } from '@mrw/shared-contracts';

export const relatedStrings = defineStrings('offers.related', {
  list: { en: 'Related offers', 'zh-Hant': '相關優惠', 'zh-Hans': '相关优惠' },
});
