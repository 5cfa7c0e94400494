import { defineStrings } from '@mrw/shared-contracts';

export const registerStrings = defineStrings('offers.register-success', {
  title: { en: 'Thank you for registering', 'zh-Hant': '多謝登記', 'zh-Hans': '报名成功' },
  text: {
    en: 'You are on the list for {{campaign}}. Show this code at the entrance.',
    'zh-Hant': '你已成功登記「{{campaign}}」，入場時請出示此二維碼。',
    'zh-Hans': '你已成功报名“{{campaign}}”，入场时请出示此二维码。',
  },
  textPlain: {
    en: 'You are on the list. Show this code at the entrance.',
    'zh-Hant': '你已成功登記，入場時請出示此二維碼。',
    'zh-Hans': '你已成功报名，入场时请出示此二维码。',
  },
  code: { en: 'Entry QR code', 'zh-Hant': '入場二維碼', 'zh-Hans': '入场二维码' },
  keep: {
    en: 'Keep this page open or take a screenshot.',
    'zh-Hant': '請保留此頁或擷取螢幕畫面。',
    'zh-Hans': '请保留此页或截图。',
  },
  register: { en: 'Register as a member', 'zh-Hant': '註冊成為會員', 'zh-Hans': '注册成为会员' },
  detail: { en: 'Go to event detail', 'zh-Hant': '查看活動詳情', 'zh-Hans': '查看活动详情' },
});
