import { defineStrings } from '@mrw/shared-contracts';

export const pressStrings = defineStrings('offers.press', {
  expired: {
    en: 'This campaign has already expired.',
    'zh-Hant': '這項優惠已經結束。',
    'zh-Hans': '这项优惠已经结束。',
  },
  blackout: {
    en: 'This campaign is not available today. Please come back another day.',
    'zh-Hant': '這項優惠今天不適用，請改天再試。',
    'zh-Hans': '这项优惠今天不可用，请改天再试。',
  },
  offline: {
    en: 'You are offline. Connect to go on.',
    'zh-Hant': '你目前離線，請先連接網絡。',
    'zh-Hans': '你目前离线，请先连接网络。',
  },
  partnerLogin: {
    en: 'Please log in on the partner site first.',
    'zh-Hant': '請先在合作夥伴網站登入。',
    'zh-Hans': '请先在合作伙伴网站登录。',
  },
});
