import { defineStrings } from '@mrw/shared-contracts';

export const passwordStrings = defineStrings('account.password', {
  title: { en: 'Change password', 'zh-Hant': '更改密碼', 'zh-Hans': '更改密码' },
  newPassword: { en: 'New password', 'zh-Hant': '新密碼', 'zh-Hans': '新密码' },
  rule: {
    en: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
    'zh-Hant': '最少 8 個字元，並包含大楷字母、小楷字母及數字。',
    'zh-Hans': '至少 8 个字符，并包含大写字母、小写字母和数字。',
  },
  update: { en: 'Update password', 'zh-Hant': '更新密碼', 'zh-Hans': '更新密码' },
  passwordNeeded: {
    en: 'Enter a new password to update it.',
    'zh-Hant': '輸入新密碼後即可更新。',
    'zh-Hans': '输入新密码后即可更新。',
  },
  changed: {
    en: 'Your password has been changed.',
    'zh-Hant': '密碼已更改。',
    'zh-Hans': '密码已更改。',
  },
  unsure: {
    en: 'We got no clear answer. If your new password already works, it has been changed. Otherwise update it again.',
    'zh-Hant': '未收到明確回覆。如新密碼已可登入，即表示已更改；否則請再更新一次。',
    'zh-Hans': '未收到明确回复。如果新密码已可登录，即表示已更改；否则请再更新一次。',
  },
  spendingLocked: {
    en: 'Spending is locked. Unlock it under Security first.',
    'zh-Hant': '支出已鎖定，請先在「安全」解鎖。',
    'zh-Hans': '支出已锁定，请先在“安全”解锁。',
  },
  account_password_must_contain_at_least: {
    en: 'Password must contain at least 8 characters, 1 uppercase, 1 lowercase and 1 number',
    'zh-Hant': '密碼必須包含最少 8 個字元、1 個大楷字母、1 個小楷字母及 1 個數字',
    'zh-Hans': '密码必须包含至少 8 个字符、1 个大写字母、1 个小写字母和 1 个数字',
  },
  account_same_password: {
    en: 'New password cannot be the same as your old password',
    'zh-Hant': '新密碼不可與舊密碼相同',
    'zh-Hans': '新密码不可与旧密码相同',
  },
  account_failed_to_change_password: {
    en: 'Failed to change password, try again later',
    'zh-Hant': '未能更改密碼，請稍後再試',
    'zh-Hans': '无法更改密码，请稍后再试',
  },
});
