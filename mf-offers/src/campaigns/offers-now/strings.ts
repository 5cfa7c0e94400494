import { defineStrings } from '@mrw/shared-contracts';

export const offersNowStrings = defineStrings('offers.now', {
  title: { en: 'You can have these now', 'zh-Hant': '現在可以兌換', 'zh-Hans': '现在可以兑换' },
  notRead: {
    en: 'We could not read the offers.',
    'zh-Hant': '暫時未能讀取優惠。',
    'zh-Hans': '暂时无法读取优惠。',
  },
});
