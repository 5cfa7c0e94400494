import { defineStrings } from '@mrw/shared-contracts';

export const scannerStrings = defineStrings('offers.scanner', {
  title: { en: 'Scan the QR code', 'zh-Hant': '掃描二維碼', 'zh-Hans': '扫描二维码' },
  aim: {
    en: 'Hold the QR code in front of the camera.',
    'zh-Hant': '請將二維碼對準鏡頭。',
    'zh-Hans': '请将二维码对准镜头。',
  },
  noCamera: {
    en: 'This device has no camera. Please use another device, or type the code in.',
    'zh-Hant': '此裝置沒有鏡頭，請使用其他裝置，或輸入代碼。',
    'zh-Hans': '此设备没有摄像头，请使用其他设备，或输入代码。',
  },
  denied: {
    en: 'The camera may not be used. Allow it in the settings of your browser, or type the code in.',
    'zh-Hant': '未能使用鏡頭。請在瀏覽器設定中允許使用，或輸入代碼。',
    'zh-Hans': '无法使用摄像头。请在浏览器设置中允许使用，或输入代码。',
  },
  failed: {
    en: 'The scanner does not work: {{message}}',
    'zh-Hant': '掃描器未能運作：{{message}}',
    'zh-Hans': '扫描器无法运作：{{message}}',
  },
  failedHint: {
    en: 'The scanner does not work. Close it and try again, or type the code in.',
    'zh-Hant': '掃描器未能運作。請關閉後再試，或輸入代碼。',
    'zh-Hans': '扫描器无法运作。请关闭后重试，或输入代码。',
  },
});
