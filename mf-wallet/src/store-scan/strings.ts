import { defineStrings } from '@mrw/shared-contracts';

export const scanStrings = defineStrings('wallet.scan', {
  scanTitle: { en: 'Scan store QR code', 'zh-Hant': '掃分店二維碼', 'zh-Hans': '扫描门店二维码' },
  aim: {
    en: 'Hold the QR code of the store inside the frame.',
    'zh-Hant': '請將分店的二維碼置於框內。',
    'zh-Hans': '请将门店的二维码置于框内。',
  },
  noCamera: {
    en: 'This device has no camera. Please use another device, or ask the staff to enter their code.',
    'zh-Hant': '此裝置沒有相機，請使用其他裝置，或由職員輸入代碼。',
    'zh-Hans': '此设备没有相机，请使用其他设备，或由店员输入代码。',
  },
  denied: {
    en: 'The camera is not allowed. Allow it in the settings of your browser, or ask the staff to enter their code.',
    'zh-Hant': '未獲准使用相機。請在瀏覽器設定中允許，或由職員輸入代碼。',
    'zh-Hans': '未获准使用相机。请在浏览器设置中允许，或由店员输入代码。',
  },
  failed: {
    en: 'The scanner stopped. Please try again, or ask the staff to enter their code.',
    'zh-Hant': '掃描器已停止。請再試一次，或由職員輸入代碼。',
    'zh-Hans': '扫描器已停止。请再试一次，或由店员输入代码。',
  },
  downloadTitle: { en: 'Scan with the app', 'zh-Hant': '使用應用程式掃描', 'zh-Hans': '使用应用程序扫描' },
  download: {
    en: 'Scanning works on mobile devices only. Scan this code with your phone to download the app.',
    'zh-Hant': '掃描功能只適用於流動裝置。請用手機掃描以下二維碼下載應用程式。',
    'zh-Hans': '扫描功能仅适用于移动设备。请用手机扫描以下二维码下载应用程序。',
  },
  downloadCode: {
    en: 'QR code to download the app',
    'zh-Hant': '下載應用程式的二維碼',
    'zh-Hans': '下载应用程序的二维码',
  },
});
