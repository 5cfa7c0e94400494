import { defineStrings } from '@mrw/shared-contracts';

export const expiryStrings = defineStrings('ui.expiry', {
  expired: { en: 'Expired', 'zh-Hant': '已過期', 'zh-Hans': '已过期' },
  lastDay: { en: 'Last day', 'zh-Hant': '最後一天', 'zh-Hans': '最后一天' },
  daysLeft: {
    en: { one: '{{count}} day left', other: '{{count}} days left' },
    'zh-Hant': '尚餘 {{count}} 天',
    'zh-Hans': '剩余 {{count}} 天',
  },
});
