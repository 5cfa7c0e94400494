import { defineStrings } from '@mrw/shared-contracts';

export const openAppStrings = defineStrings('giftcard.openApp', {
  openApp: { en: 'Open the app', 'zh-Hant': '開啟應用程式', 'zh-Hans': '打开应用' },
  download: { en: 'Get the app', 'zh-Hant': '下載應用程式', 'zh-Hans': '下载应用' },
  scan: {
    en: 'Scan this code with your phone to download or open the app.',
    'zh-Hant': '請用手機掃描此二維碼，下載或開啟應用程式。',
    'zh-Hans': '请用手机扫描此二维码，下载或打开应用。',
  },
  code: { en: 'QR code of the app download', 'zh-Hant': '應用程式下載二維碼', 'zh-Hans': '应用下载二维码' },
  page: { en: 'Download page', 'zh-Hant': '下載頁面', 'zh-Hans': '下载页面' },
});
