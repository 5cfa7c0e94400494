import { defineStrings } from '@mrw/shared-contracts';

export const tillModeStrings = defineStrings('wallet.tillMode', {
  showBarcode: { en: 'Show as barcode', 'zh-Hant': '改用條碼顯示', 'zh-Hans': '改用条形码显示' },
  showQrCode: { en: 'Show as QR code', 'zh-Hant': '改用二維碼顯示', 'zh-Hans': '改用二维码显示' },
});
