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
  friendsJoined: { en: 'Friends who joined', 'zh-Hant': '已加入的朋友', 'zh-Hans': '已加入的朋友' },
  friendJoined: {
    en: 'A friend joined by your link',
    'zh-Hant': '有朋友經你的連結加入了',
    'zh-Hans': '有朋友通过你的链接加入了',
  },
  myPoints: { en: 'My points', 'zh-Hant': '我的積分', 'zh-Hans': '我的积分' },
  friendsPending: {
    en: 'Opened your link, not joined yet',
    'zh-Hant': '已開啟連結，尚未加入',
    'zh-Hans': '已打开链接，尚未加入',
  },
  friendsNotRead: {
    en: 'We could not read who joined.',
    'zh-Hant': '未能讀取朋友的加入情況。',
    'zh-Hans': '无法读取朋友的加入情况。',
  },
  showName: {
    en: 'Show my first name to friends I invite',
    'zh-Hant': '向受邀的朋友顯示我的名字',
    'zh-Hans': '向受邀的朋友显示我的名字',
  },
  showNameHelp: {
    en: 'Everyone with your link can read it.',
    'zh-Hant': '持有你推薦連結的人都會看到。',
    'zh-Hans': '持有你推荐链接的人都会看到。',
  },
  nameSaved: { en: 'Saved', 'zh-Hant': '已儲存', 'zh-Hans': '已保存' },
  nameNotSaved: {
    en: 'Not saved. Please try again later.',
    'zh-Hant': '未能儲存，請稍後再試。',
    'zh-Hans': '无法保存，请稍后再试。',
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
