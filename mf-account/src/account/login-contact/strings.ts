import { defineStrings } from '@mrw/shared-contracts';

export const loginContactStrings = defineStrings('account.loginContact', {
  mobileTitle: { en: 'Change mobile number', 'zh-Hant': '更改手機號碼', 'zh-Hans': '更改手机号码' },
  emailTitle: { en: 'Change email', 'zh-Hant': '更改電郵', 'zh-Hans': '更改邮箱' },
  mobileAdd: { en: 'Add mobile number', 'zh-Hant': '新增手機號碼', 'zh-Hans': '添加手机号码' },
  emailAdd: { en: 'Add email', 'zh-Hant': '新增電郵', 'zh-Hans': '添加邮箱' },
  askService: {
    en: 'To change your login contact, please contact customer service.',
    'zh-Hant': '如要更改登入聯絡方式，請聯絡客戶服務。',
    'zh-Hans': '如要更改登录联系方式，请联系客服。',
  },
  newEmail: { en: 'New email', 'zh-Hant': '新電郵', 'zh-Hans': '新邮箱' },
  newNumber: { en: 'New mobile number', 'zh-Hant': '新手機號碼', 'zh-Hans': '新手机号码' },
  countryCode: { en: 'Country code', 'zh-Hant': '國家／地區號碼', 'zh-Hans': '国家／地区代码' },
  verify: { en: 'Send code', 'zh-Hant': '傳送驗證碼', 'zh-Hans': '发送验证码' },
  sending: { en: 'Sending…', 'zh-Hant': '正在傳送…', 'zh-Hans': '正在发送…' },
  verifyAgainIn: {
    en: 'Send again in {{seconds}} s',
    'zh-Hant': '{{seconds}} 秒後可再次傳送',
    'zh-Hans': '{{seconds}} 秒后可再次发送',
  },
  emailNeeded: {
    en: 'Enter the new email to get a code.',
    'zh-Hant': '輸入新電郵後即可索取驗證碼。',
    'zh-Hans': '输入新邮箱后即可获取验证码。',
  },
  numberNeeded: {
    en: 'Enter the new mobile number to get a code.',
    'zh-Hant': '輸入新手機號碼後即可索取驗證碼。',
    'zh-Hans': '输入新手机号码后即可获取验证码。',
  },
  sameEmail: {
    en: 'This is your email already. Enter another one.',
    'zh-Hant': '這是你現時的電郵，請輸入其他電郵。',
    'zh-Hans': '这是你现在的邮箱，请输入其他邮箱。',
  },
  sameNumber: {
    en: 'This is your mobile number already. Enter another one.',
    'zh-Hant': '這是你現時的手機號碼，請輸入其他號碼。',
    'zh-Hans': '这是你现在的手机号码，请输入其他号码。',
  },
  nextCodeLater: {
    en: 'You can ask for another code when the time is up.',
    'zh-Hant': '時間到後可再次索取驗證碼。',
    'zh-Hans': '时间到后可再次获取验证码。',
  },
  sentByEmail: {
    en: 'A verification code has been sent to the email.',
    'zh-Hant': '驗證碼已傳送至電郵。',
    'zh-Hans': '验证码已发送至邮箱。',
  },
  sentBySms: {
    en: 'A verification code has been sent by SMS.',
    'zh-Hant': '驗證碼已以短訊傳送。',
    'zh-Hans': '验证码已通过短信发送。',
  },
  code: { en: 'Verification code', 'zh-Hant': '驗證碼', 'zh-Hans': '验证码' },
  confirm: { en: 'Confirm', 'zh-Hant': '確認', 'zh-Hans': '确认' },
  successfullyUpdated: { en: 'Successfully updated', 'zh-Hant': '更新成功', 'zh-Hans': '更新成功' },
  updateFailed: { en: 'Update failed', 'zh-Hant': '更新失敗', 'zh-Hans': '更新失败' },
  alreadyExists: {
    en: 'Account exists already. Please provide another contact or login directly.',
    'zh-Hant': '帳戶已存在，請提供其他聯絡方式或直接登入。',
    'zh-Hans': '账户已存在，请提供其他联系方式或直接登录。',
  },
  tooManySends: {
    en: 'Too many codes were sent. Please try again an hour later or contact customer service.',
    'zh-Hant': '傳送次數過多，請於一小時後再試或聯絡客戶服務。',
    'zh-Hans': '发送次数过多，请一小时后再试或联系客服。',
  },
  invalidFormat: { en: 'The format is incorrect', 'zh-Hant': '格式不正確', 'zh-Hans': '格式不正确' },
  sendFailed: {
    en: 'The verification code could not be sent. Please contact customer service.',
    'zh-Hant': '未能傳送驗證碼，請聯絡客戶服務。',
    'zh-Hans': '无法发送验证码，请联系客服。',
  },
  invalidEmailCode: {
    en: 'Invalid verification code. Please check the email and try again.',
    'zh-Hant': '驗證碼無效，請檢查電郵後再試。',
    'zh-Hans': '验证码无效，请检查邮件后再试。',
  },
  invalidSmsCode: {
    en: 'Invalid verification code. Please check the SMS and try again.',
    'zh-Hant': '驗證碼無效，請檢查短訊後再試。',
    'zh-Hans': '验证码无效，请检查短信后再试。',
  },
  spendingLocked: {
    en: 'Spending is locked. Unlock it under Security first.',
    'zh-Hant': '支出已鎖定，請先在「安全」解鎖。',
    'zh-Hans': '支出已锁定，请先在“安全”解锁。',
  },
  noAnswer: {
    en: 'We could not reach the server. Try the same code again.',
    'zh-Hant': '未能連接伺服器，請以同一驗證碼再試。',
    'zh-Hans': '无法连接服务器，请用同一验证码再试。',
  },
  noCode: {
    en: 'Press Send code and enter the code that you receive.',
    'zh-Hant': '請按「傳送驗證碼」，並輸入收到的驗證碼。',
    'zh-Hans': '请按“发送验证码”，并输入收到的验证码。',
  },
  marketingTitle: { en: 'News and offers', 'zh-Hant': '最新消息及優惠', 'zh-Hans': '最新消息和优惠' },
  marketingQuestion: {
    en: 'May we use your contacts to send you news and offers? You can change this at any time in My account.',
    'zh-Hant': '你是否同意我們使用你的聯絡方式，向你發送最新消息及優惠？你可隨時在「我的帳戶」更改。',
    'zh-Hans': '你是否同意我们使用你的联系方式，向你发送最新消息和优惠？你可随时在“我的账户”更改。',
  },
  agree: { en: 'Agree', 'zh-Hant': '同意', 'zh-Hans': '同意' },
  disagree: { en: 'Disagree', 'zh-Hant': '不同意', 'zh-Hans': '不同意' },
});
