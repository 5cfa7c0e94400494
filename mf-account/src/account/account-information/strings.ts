import { defineStrings } from '@mrw/shared-contracts';

export const accountInformationStrings = defineStrings('account.information', {
  title: { en: 'Account information', 'zh-Hant': '帳戶資料', 'zh-Hans': '账户信息' },
  firstName: { en: 'First name', 'zh-Hant': '名字', 'zh-Hans': '名字' },
  lastName: { en: 'Last name', 'zh-Hant': '姓氏', 'zh-Hans': '姓氏' },
  loginContact: { en: 'Login and contact', 'zh-Hant': '登入及聯絡方式', 'zh-Hans': '登录和联系方式' },
  mobile: { en: 'Mobile number', 'zh-Hant': '手機號碼', 'zh-Hans': '手机号码' },
  email: { en: 'Email', 'zh-Hant': '電郵', 'zh-Hans': '邮箱' },
  change: { en: 'Change', 'zh-Hant': '更改', 'zh-Hans': '更改' },
  add: { en: 'Add', 'zh-Hant': '新增', 'zh-Hans': '添加' },
  notSet: { en: 'Not set', 'zh-Hant': '未設定', 'zh-Hans': '未设置' },
  gender: { en: 'Gender', 'zh-Hant': '性別', 'zh-Hans': '性别' },
  MALE: { en: 'Male', 'zh-Hant': '男', 'zh-Hans': '男' },
  FEMALE: { en: 'Female', 'zh-Hant': '女', 'zh-Hans': '女' },
  NOT_DISCLOSED: { en: 'Not disclosed', 'zh-Hant': '不透露', 'zh-Hans': '不透露' },
  birthday: { en: 'Birth month and year', 'zh-Hant': '出生年月', 'zh-Hans': '出生年月' },
  birthYear: { en: 'Year', 'zh-Hant': '年份', 'zh-Hans': '年份' },
  birthMonth: { en: 'Month', 'zh-Hant': '月份', 'zh-Hans': '月份' },
  choose: { en: 'Choose', 'zh-Hant': '請選擇', 'zh-Hans': '请选择' },
  birthdayOnce: {
    en: 'It cannot be changed once it is saved.',
    'zh-Hant': '儲存後不能更改。',
    'zh-Hans': '保存后不能更改。',
  },
  birthdayLocked: {
    en: 'Your birth month and year cannot be changed any more.',
    'zh-Hant': '出生年月已不能更改。',
    'zh-Hans': '出生年月已无法更改。',
  },
  configNotRead: {
    en: 'The fields of your profile could not be read.',
    'zh-Hant': '未能讀取檔案欄位。',
    'zh-Hans': '无法读取个人资料项目。',
  },
});
