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
  newCodeIn: {
    en: 'New code in {{time}}',
    'zh-Hant': '{{time}} 後更新',
    'zh-Hans': '{{time}} 后更新',
  },
  atTill: { en: 'Show at till', 'zh-Hant': '在收銀處出示', 'zh-Hans': '在收银处出示' },
  brightness: {
    en: 'Increase the screen brightness',
    'zh-Hant': '請調高螢幕亮度',
    'zh-Hans': '请调高屏幕亮度',
  },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
});
