import { defineStrings } from '@mrw/shared-contracts';

export const tillStrings = defineStrings('wallet.till', {
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  copy: { en: 'Copy code', 'zh-Hant': '複製兌換碼', 'zh-Hans': '复制兑换码' },
  newCodeIn: { en: 'New code in {{time}}', 'zh-Hant': '{{time}} 後更新', 'zh-Hans': '{{time}} 后更新' },
  showBarcode: { en: 'Show as barcode', 'zh-Hant': '改用條碼顯示', 'zh-Hans': '改用条形码显示' },
  showQrCode: { en: 'Show as QR code', 'zh-Hant': '改用二維碼顯示', 'zh-Hans': '改用二维码显示' },
  brightness: {
    en: 'Increase the screen brightness',
    'zh-Hant': '請調高螢幕亮度',
    'zh-Hans': '请调高屏幕亮度',
  },
});
