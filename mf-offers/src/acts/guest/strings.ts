import { defineStrings } from '@mrw/shared-contracts';

export const guestStrings = defineStrings('offers.guest', {
  credentialRefused: {
    en: 'Please confirm your contact again.',
    'zh-Hant': '請再次確認你的聯絡方式。',
    'zh-Hans': '请再次确认你的联系方式。',
  },
});
