import { defineStrings } from '@mrw/shared-contracts';

export const deleteAccountStrings = defineStrings('account.delete', {
  title: { en: 'Delete account', 'zh-Hant': '刪除帳戶', 'zh-Hans': '删除账户' },
  introduction: {
    en: 'Deleting your account cannot be undone.',
    'zh-Hant': '帳戶一經刪除，無法復原。',
    'zh-Hans': '账户一经删除，无法恢复。',
  },
  askService: {
    en: 'You log in without a password. Customer service will delete the account for you.',
    'zh-Hant': '你以其他平台登入，沒有密碼。客戶服務會為你刪除帳戶。',
    'zh-Hans': '你使用第三方平台登录，没有密码。客服会为你删除账户。',
  },
  consequenceLogout: {
    en: 'You are logged out at once and cannot log in again.',
    'zh-Hant': '你會即時登出，並不能再次登入。',
    'zh-Hans': '你将立即退出登录，且无法再次登录。',
  },
  consequenceErase: {
    en: {
      one: 'Your data are erased within {{count}} day.',
      other: 'Your data are erased within {{count}} days.',
    },
    'zh-Hant': '你的資料會於 {{count}} 天內刪除。',
    'zh-Hans': '你的数据将在 {{count}} 天内删除。',
  },
  consequenceLose: {
    en: 'All points, coupons, tickets and stamps are lost.',
    'zh-Hant': '所有積分、優惠券、門票及印花將會失效。',
    'zh-Hans': '所有积分、优惠券、门票和印花将失效。',
  },
  password: { en: 'Your password', 'zh-Hant': '你的密碼', 'zh-Hans': '你的密码' },
  passwordNeeded: {
    en: 'Enter your password first.',
    'zh-Hant': '請先輸入密碼。',
    'zh-Hans': '请先输入密码。',
  },
  keep: { en: 'Keep my account', 'zh-Hant': '保留帳戶', 'zh-Hans': '保留账户' },
  confirm: { en: 'Delete my account', 'zh-Hant': '刪除我的帳戶', 'zh-Hans': '删除我的账户' },
  deleting: { en: 'Deleting…', 'zh-Hant': '正在刪除…', 'zh-Hans': '正在删除…' },
  deletedTitle: { en: 'Account deleted', 'zh-Hant': '帳戶已刪除', 'zh-Hans': '账户已删除' },
  deleted: {
    en: {
      one: 'Your account has been deleted. Your data will be erased within {{count}} day.',
      other: 'Your account has been deleted. Your data will be erased within {{count}} days.',
    },
    'zh-Hant': '你的帳戶已刪除，資料會於 {{count}} 天內清除。',
    'zh-Hans': '你的账户已删除，数据将在 {{count}} 天内清除。',
  },
  ok: { en: 'OK, log out', 'zh-Hant': '確定並登出', 'zh-Hans': '确定并退出登录' },
  account_password_incorrect: { en: 'Password incorrect', 'zh-Hant': '密碼不正確', 'zh-Hans': '密码不正确' },
  tryAgainIn: {
    en: {
      one: 'Too many attempts. Please try again in {{count}} minute.',
      other: 'Too many attempts. Please try again in {{count}} minutes.',
    },
    'zh-Hant': '嘗試次數過多，請於 {{count}} 分鐘後再試。',
    'zh-Hans': '尝试次数过多，请于 {{count}} 分钟后再试。',
  },
  failed: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '此處似乎出現錯誤，請重新整理或稍後再試。',
    'zh-Hans': '此处似乎出现错误，请刷新或稍后再试。',
  },
  noInternet: { en: 'No Internet Connection', 'zh-Hant': '沒有網絡連線', 'zh-Hans': '没有网络连接' },
});
