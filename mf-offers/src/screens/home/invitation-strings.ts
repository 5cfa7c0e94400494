import { defineStrings } from '@mrw/shared-contracts';

export const invitationStrings = defineStrings('offers.invitation', {
  invitedBy: {
    en: '{{name}} invites you to {{app}}',
    'zh-Hant': '{{name}}邀請你加入{{app}}',
    'zh-Hans': '{{name}}邀请你加入{{app}}',
  },
  invited: {
    en: 'A friend invites you to {{app}}',
    'zh-Hant': '朋友邀請你加入{{app}}',
    'zh-Hans': '朋友邀请你加入{{app}}',
  },
  youGet: { en: 'For you: {{reward}}', 'zh-Hant': '你可獲得：{{reward}}', 'zh-Hans': '你可获得：{{reward}}' },
  friendGets: {
    en: 'For your friend: {{reward}}',
    'zh-Hant': '朋友可獲得：{{reward}}',
    'zh-Hans': '朋友可获得：{{reward}}',
  },
  free: { en: 'Joining is free.', 'zh-Hant': '免費註冊成為會員。', 'zh-Hans': '免费注册成为会员。' },
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  stamps: {
    en: { one: '{{count}} stamp', other: '{{count}} stamps' },
    'zh-Hant': '{{count}} 個印花',
    'zh-Hans': '{{count}} 个印花',
  },
});

export const inviteStrings = defineStrings('offers.invite', {
  refer: { en: 'Refer a friend', 'zh-Hant': '推薦朋友', 'zh-Hans': '推荐朋友' },
  what: {
    en: 'Friends join with your link.',
    'zh-Hant': '朋友可用你的連結加入。',
    'zh-Hans': '朋友可用你的链接加入。',
  },
  text: {
    en: 'Join {{app}} with my link.',
    'zh-Hant': '用我的連結加入{{app}}吧。',
    'zh-Hans': '用我的链接加入{{app}}吧。',
  },
});
