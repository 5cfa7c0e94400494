import { defineStrings } from '@mrw/shared-contracts';

export const shortcutStrings = defineStrings('ui.shortcuts', {
  cashDollars: { en: 'Cash dollars', 'zh-Hant': '現金獎賞', 'zh-Hans': '现金奖赏' },
  worth: {
    en: { one: '{{points}} point = {{money}}', other: '{{points}} points = {{money}}' },
    'zh-Hant': '{{points}} 積分 = {{money}}',
    'zh-Hans': '{{points}} 积分 = {{money}}',
  },
  pay: { en: 'Pay', 'zh-Hant': '付款', 'zh-Hans': '付款' },
});
