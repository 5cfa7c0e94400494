import { defineStrings } from '@mrw/shared-contracts';

export const referStrings = defineStrings('account.refer', {
  title: { en: 'Refer a friend', 'zh-Hant': '推薦朋友', 'zh-Hans': '推荐朋友' },
  code: { en: 'Referral code', 'zh-Hant': '推薦碼', 'zh-Hans': '推荐码' },
  link: { en: 'Refer link', 'zh-Hant': '推薦連結', 'zh-Hans': '推荐链接' },
  text: {
    en: 'Join {{app}} with my link.',
    'zh-Hant': '用我的連結加入{{app}}吧。',
    'zh-Hans': '用我的链接加入{{app}}吧。',
  },
  joined: {
    en: 'You joined by the link of a friend.',
    'zh-Hant': '你經朋友的推薦連結加入。',
    'zh-Hans': '你通过朋友的推荐链接加入。',
  },
  copyLink: { en: 'Copy link', 'zh-Hant': '複製連結', 'zh-Hans': '复制链接' },
});
