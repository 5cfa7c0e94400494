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
  rewards: {
    en: 'My referral rewards',
    'zh-Hant': '成功推薦的獎賞',
    'zh-Hans': '成功推荐的奖励',
  },
  none: {
    en: 'No friend has joined by your link yet.',
    'zh-Hant': '暫時未有朋友經你的連結加入。',
    'zh-Hans': '暂时没有朋友通过你的链接加入。',
  },
  notRead: {
    en: 'The rewards could not be read.',
    'zh-Hant': '未能讀取獎賞。',
    'zh-Hans': '无法读取奖励。',
  },
  copyLink: { en: 'Copy link', 'zh-Hant': '複製連結', 'zh-Hans': '复制链接' },
});
