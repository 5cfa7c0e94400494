import { defineStrings } from '@mrw/shared-contracts';

export const memberCardStrings = defineStrings('account.memberCard', {
  title: { en: 'My card', 'zh-Hant': '我的會員卡', 'zh-Hans': '我的会员卡' },
  membershipId: { en: 'Membership ID', 'zh-Hant': '會員編號', 'zh-Hans': '会员编号' },
  copyNumber: { en: 'Copy number', 'zh-Hant': '複製編號', 'zh-Hans': '复制编号' },
  code: { en: 'Member QR code', 'zh-Hant': '會員二維碼', 'zh-Hans': '会员二维码' },
  showCode: {
    en: 'Show this code when you pay to earn points.',
    'zh-Hant': '付款時出示此二維碼，即可賺取積分。',
    'zh-Hans': '付款时出示此二维码，即可赚取积分。',
  },
  earned: {
    en: '+{{points}} points',
    'zh-Hant': '+{{points}} 積分',
    'zh-Hans': '+{{points}} 积分',
  },
  newBalance: {
    en: 'New balance: {{points}} points',
    'zh-Hant': '最新結餘：{{points}} 積分',
    'zh-Hans': '最新余额：{{points}} 积分',
  },
});
