import type { Language } from '../../http/language';

const en = {
  title: 'Log in to redeem',
  login: 'E-mail or mobile number',
  password: 'Password',
  submit: 'Log in',
  submitting: 'Logging in…',
  missing: 'Enter your login and your password.',
  wrong: 'The login or the password is not correct. Check both and try again.',
  deleted: 'This account has been deleted and can no longer be used.',
  disabled: 'This account has been disabled. Please contact our staff.',
  unreachable: 'We could not reach the log-in service. Nothing has been redeemed. Try again in a moment.',
  done: 'You are logged in. Confirm the redemption in the window that has opened.',
  outside: 'This form works only inside the gift card page.',
  badOrigin: 'This page cannot be shown inside that site.',
  noScript: 'Turn on JavaScript to log in here.',
  note: 'Demo members: name as login, for example demo-giftowner, password Demo1234.',
};

export type GiftCardWords = typeof en;

export const giftCardStrings: Readonly<Record<Language, GiftCardWords>> = {
  en,
  'zh-Hant': {
    title: '登入以兌換',
    login: '電郵或手提電話號碼',
    password: '密碼',
    submit: '登入',
    submitting: '登入中…',
    missing: '請輸入登入資料及密碼。',
    wrong: '登入資料或密碼不正確，請檢查後再試。',
    deleted: '此帳戶已被刪除，不能再使用。',
    disabled: '此帳戶已被停用，請聯絡我們的職員。',
    unreachable: '未能連接登入服務，禮品卡尚未兌換。請稍後再試。',
    done: '你已登入，請在已開啟的視窗確認兌換。',
    outside: '此表格只可在禮品卡頁面內使用。',
    badOrigin: '此頁不能在該網站內顯示。',
    noScript: '請啟用 JavaScript 以登入。',
    note: '示範會員：以帳戶名稱登入，例如 demo-giftowner，密碼為 Demo1234。',
  },
  'zh-Hans': {
    title: '登录以兑换',
    login: '电邮或手机号码',
    password: '密码',
    submit: '登录',
    submitting: '登录中…',
    missing: '请输入登录信息及密码。',
    wrong: '登录信息或密码不正确，请检查后再试。',
    deleted: '此账户已被删除，不能再使用。',
    disabled: '此账户已被停用，请联系我们的职员。',
    unreachable: '无法连接登录服务，礼品卡尚未兑换。请稍后再试。',
    done: '你已登录，请在已打开的窗口确认兑换。',
    outside: '此表格只可在礼品卡页面内使用。',
    badOrigin: '此页不能在该网站内显示。',
    noScript: '请启用 JavaScript 以登录。',
    note: '示范会员：以账户名称登录，例如 demo-giftowner，密码为 Demo1234。',
  },
};
