import { defineStrings } from '@mrw/shared-contracts';

export const securityStrings = defineStrings('account.security', {
  title: { en: 'Security', 'zh-Hant': '安全', 'zh-Hans': '安全' },
  lock: { en: 'Lock spending', 'zh-Hant': '鎖定支出', 'zh-Hans': '锁定支出' },
  lockHelp: {
    en: 'Points, coupons and tickets cannot be used, also with codes that were shown before. You still earn points.',
    'zh-Hant': '鎖定後不能使用積分、優惠券及門票，之前顯示的兌換碼亦會失效；你仍可賺取積分。',
    'zh-Hans': '锁定后不能使用积分、优惠券和门票，之前展示的兑换码也会失效；你仍可赚取积分。',
  },
  noWay: {
    en: 'Add an email or mobile number first: a code to it unlocks, 7 days after it was added.',
    'zh-Hant': '請先新增電郵或手機號碼；新增 7 天後，便可用傳送至該處的驗證碼解鎖。',
    'zh-Hans': '请先添加邮箱或手机号码；添加 7 天后，便可用发送到该处的验证码解锁。',
  },
  locked: { en: 'Spending is locked.', 'zh-Hant': '支出已鎖定。', 'zh-Hans': '支出已锁定。' },
  unlocked: { en: 'Spending is unlocked.', 'zh-Hant': '支出已解鎖。', 'zh-Hans': '支出已解锁。' },
  alerts: { en: 'Tell me about each spend', 'zh-Hant': '每次支出均通知我', 'zh-Hans': '每次支出都通知我' },
  alertsHelp: {
    en: 'In your inbox: payments, offers for points, used coupons and tickets.',
    'zh-Hant': '於訊息通知：付款、以積分兌換優惠，以及已使用的優惠券及門票。',
    'zh-Hans': '在消息中通知：付款、用积分兑换优惠，以及已使用的优惠券和门票。',
  },
  saved: { en: 'Saved', 'zh-Hant': '已儲存', 'zh-Hans': '已保存' },
  notSaved: {
    en: 'It could not be saved. Please try again.',
    'zh-Hant': '未能儲存，請再試一次。',
    'zh-Hans': '无法保存，请再试一次。',
  },
  notRead: {
    en: 'We could not read whether spending is locked.',
    'zh-Hant': '未能讀取支出是否已鎖定。',
    'zh-Hans': '无法读取支出是否已锁定。',
  },
  devices: { en: 'Where you are logged in', 'zh-Hant': '已登入的裝置', 'zh-Hans': '已登录的设备' },
  devicesNotRead: {
    en: 'We could not read where you are logged in.',
    'zh-Hant': '未能讀取已登入的裝置。',
    'zh-Hans': '无法读取已登录的设备。',
  },
  thisDevice: { en: 'This device', 'zh-Hant': '此裝置', 'zh-Hans': '此设备' },
  unknownDevice: { en: 'Unknown device', 'zh-Hant': '未知裝置', 'zh-Hans': '未知设备' },
  walletAt: {
    en: 'Your wallet at {{name}}',
    'zh-Hant': '在{{name}}顯示的錢包',
    'zh-Hans': '在{{name}}显示的钱包',
  },
  lastUse: {
    en: 'Last used: {{time}}',
    'zh-Hant': '最後使用：{{time}}',
    'zh-Hans': '最后使用：{{time}}',
  },
  logOut: { en: 'Log out', 'zh-Hant': '登出', 'zh-Hans': '退出登录' },
  logOutOthers: {
    en: 'Log out all other devices',
    'zh-Hant': '登出所有其他裝置',
    'zh-Hans': '退出登录其他所有设备',
  },
  loggedOut: { en: 'Logged out.', 'zh-Hant': '已登出。', 'zh-Hans': '已退出登录。' },
  notLoggedOut: {
    en: 'It could not be logged out. Please try again.',
    'zh-Hant': '未能登出，請再試一次。',
    'zh-Hans': '无法退出登录，请再试一次。',
  },
  unlockTitle: { en: 'Unlock spending', 'zh-Hant': '解鎖支出', 'zh-Hans': '解锁支出' },
  how: { en: 'Show that it is you', 'zh-Hant': '驗證你的身分', 'zh-Hans': '验证你的身份' },
  byPassword: { en: 'Password', 'zh-Hant': '密碼', 'zh-Hans': '密码' },
  byCode: {
    en: 'Code to {{contact}}',
    'zh-Hant': '傳送驗證碼至 {{contact}}',
    'zh-Hans': '发送验证码到 {{contact}}',
  },
  sendCode: { en: 'Send code', 'zh-Hant': '傳送驗證碼', 'zh-Hans': '发送验证码' },
  sent: {
    en: 'The code was sent. It is valid for 10 minutes.',
    'zh-Hant': '驗證碼已傳送，10 分鐘內有效。',
    'zh-Hans': '验证码已发送，10 分钟内有效。',
  },
  notSent: {
    en: 'The code could not be sent. Please try again.',
    'zh-Hant': '未能傳送驗證碼，請再試一次。',
    'zh-Hans': '无法发送验证码，请再试一次。',
  },
  tooManyCodes: {
    en: 'Too many codes were sent. Please try again an hour later.',
    'zh-Hant': '傳送次數過多，請於一小時後再試。',
    'zh-Hans': '发送次数过多，请一小时后再试。',
  },
  code: { en: 'Verification code', 'zh-Hant': '驗證碼', 'zh-Hans': '验证码' },
  password: { en: 'Your password', 'zh-Hant': '你的密碼', 'zh-Hans': '你的密码' },
  wrongPassword: {
    en: 'The password is wrong.',
    'zh-Hant': '密碼不正確。',
    'zh-Hans': '密码不正确。',
  },
  wrongCode: {
    en: 'The code is wrong or no longer valid.',
    'zh-Hant': '驗證碼不正確或已失效。',
    'zh-Hans': '验证码不正确或已失效。',
  },
  passwordNeeded: {
    en: 'Enter your password to unlock.',
    'zh-Hant': '輸入密碼後即可解鎖。',
    'zh-Hans': '输入密码后即可解锁。',
  },
  codeNeeded: {
    en: 'Send a code and enter it to unlock.',
    'zh-Hant': '傳送並輸入驗證碼後即可解鎖。',
    'zh-Hans': '发送并输入验证码后即可解锁。',
  },
  unlock: { en: 'Unlock', 'zh-Hant': '解鎖', 'zh-Hans': '解锁' },
  keep: { en: 'Keep locked', 'zh-Hant': '保持鎖定', 'zh-Hans': '保持锁定' },
});
