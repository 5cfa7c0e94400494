import { defineStrings } from '@mrw/shared-contracts';

export const giftStrings = defineStrings('offers.gifts', {
  toOpen: {
    en: { one: '{{count}} gift to open', other: '{{count}} gifts to open' },
    'zh-Hant': '{{count}} 份禮物待打開',
    'zh-Hans': '{{count}} 份礼物待打开',
  },
});
