import { defineStrings } from '@mrw/shared-contracts';

export const pinStrings = defineStrings('wallet.pin', {
  staffCode: { en: '6-digit staff code', 'zh-Hant': '6 位職員代碼', 'zh-Hans': '6 位店员代码' },
  askStaff: {
    en: 'Hand the device to the staff to enter their code.',
    'zh-Hant': '請將裝置交給職員輸入代碼。',
    'zh-Hans': '请将设备交给店员输入代码。',
  },
  sixDigits: {
    en: 'Enter all 6 digits.',
    'zh-Hant': '請輸入全部 6 位數字。',
    'zh-Hans': '请输入全部 6 位数字。',
  },
  irreversible: {
    en: 'Only press with staff. This cannot be undone.',
    'zh-Hant': '請在職員面前操作，使用後不能還原。',
    'zh-Hans': '请在店员面前操作，使用后无法撤销。',
  },
  confirm: { en: 'Confirm', 'zh-Hant': '確認', 'zh-Hans': '确认' },
  checking: { en: 'Checking…', 'zh-Hant': '核對中…', 'zh-Hans': '核对中…' },
  scanInstead: { en: 'Scan store QR code', 'zh-Hant': '掃分店二維碼', 'zh-Hans': '扫描门店二维码' },
  sorry: { en: 'Sorry', 'zh-Hant': '抱歉', 'zh-Hans': '抱歉' },
  invalidCode: {
    en: 'The code is invalid. Please ask the staff to enter it again.',
    'zh-Hant': '代碼不正確，請職員重新輸入。',
    'zh-Hans': '代码不正确，请店员重新输入。',
  },
  unknownQrTitle: { en: 'QR code not recognised', 'zh-Hant': '無法辨識二維碼', 'zh-Hans': '无法识别二维码' },
  unknownQr: {
    en: 'This is not the QR code of a store. Please scan the one that the staff shows you.',
    'zh-Hant': '此二維碼不屬於任何分店，請掃描職員出示的二維碼。',
    'zh-Hans': '此二维码不属于任何门店，请扫描店员出示的二维码。',
  },
  noInternetTitle: { en: 'No Internet Connection', 'zh-Hant': '沒有網絡連線', 'zh-Hans': '没有网络连接' },
  looksAgain: {
    en: 'We check again while this is open, and show it here if it was used after all.',
    'zh-Hant': '此訊息開啟期間會再次核對；如已使用，會在此顯示。',
    'zh-Hans': '此消息打开期间会再次核对；如已使用，会在此显示。',
  },
  ok: { en: 'OK', 'zh-Hant': '確定', 'zh-Hans': '确定' },
});
