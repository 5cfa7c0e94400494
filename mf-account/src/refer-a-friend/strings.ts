import { defineStrings } from '@mrw/shared-contracts';

export const referStrings = defineStrings('account.refer', {
  title: { en: 'Refer a friend', 'zh-Hant': '推薦朋友', 'zh-Hans': '推荐朋友' },
  code: { en: 'Referral code', 'zh-Hant': '推薦碼', 'zh-Hans': '推荐码' },
  link: { en: 'Refer link', 'zh-Hant': '推薦連結', 'zh-Hans': '推荐链接' },
  copyLink: { en: 'Copy link', 'zh-Hant': '複製連結', 'zh-Hans': '复制链接' },
});
