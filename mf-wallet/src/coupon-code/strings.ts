import { defineStrings } from '@mrw/shared-contracts';

export const codeStrings = defineStrings('wallet.code', {
  qrCode: { en: 'QR code', 'zh-Hant': '二維碼', 'zh-Hans': '二维码' },
  barcode: { en: 'Barcode', 'zh-Hant': '條碼', 'zh-Hans': '条形码' },
  copy: { en: 'Copy code', 'zh-Hant': '複製兌換碼', 'zh-Hans': '复制兑换码' },
  showStaff: {
    en: 'Show this code to the staff.',
    'zh-Hant': '請向職員出示此兌換碼。',
    'zh-Hans': '请向店员出示此兑换码。',
  },
  scanStore: {
    en: 'Scan the QR code of the store to use this.',
    'zh-Hant': '請掃描分店的二維碼以使用。',
    'zh-Hans': '请扫描门店二维码使用。',
  },
  notToday: { en: 'Not today', 'zh-Hant': '今天不適用', 'zh-Hans': '今天不适用' },
});
