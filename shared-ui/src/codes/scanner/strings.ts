import { defineStrings } from '@mrw/shared-contracts';

export const scannerStrings = defineStrings('ui.scanner', {
  starting: { en: 'Starting the camera…', 'zh-Hant': '正在開啟鏡頭…', 'zh-Hans': '正在打开镜头…' },
  picture: { en: 'Picture of the camera', 'zh-Hant': '鏡頭畫面', 'zh-Hans': '镜头画面' },
  byHand: { en: 'Type the code instead', 'zh-Hant': '改為輸入代碼', 'zh-Hans': '改为输入代码' },
  byCamera: { en: 'Scan the QR code instead', 'zh-Hant': '改為掃描二維碼', 'zh-Hans': '改为扫描二维码' },
  retry: { en: 'Try again', 'zh-Hant': '再試一次', 'zh-Hans': '再试一次' },
  code: { en: 'Code under the QR code', 'zh-Hant': '二維碼下方的代碼', 'zh-Hans': '二维码下方的代码' },
  codeNeeded: { en: 'Type the code in first.', 'zh-Hant': '請先輸入代碼。', 'zh-Hans': '请先输入代码。' },
  send: { en: 'Use this code', 'zh-Hant': '使用此代碼', 'zh-Hans': '使用此代码' },
});
