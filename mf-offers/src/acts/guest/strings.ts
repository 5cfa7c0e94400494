import { defineStrings } from '@mrw/shared-contracts';

export const guestStrings = defineStrings('offers.guest', {
  registered: { en: 'Thank you for registering', 'zh-Hant': '多謝登記', 'zh-Hans': '报名成功' },
  codeFollows: {
    en: 'You are on the list. The next page shows your entry QR code.',
    'zh-Hant': '你已成功登記，下一頁會顯示入場二維碼。',
    'zh-Hans': '你已成功报名，下一页会显示入场二维码。',
  },
  showCode: { en: 'Show entry QR code', 'zh-Hant': '顯示入場二維碼', 'zh-Hans': '显示入场二维码' },
  credentialRefused: {
    en: 'Please confirm your contact again.',
    'zh-Hant': '請再次確認你的聯絡方式。',
    'zh-Hans': '请再次确认你的联系方式。',
  },
});
