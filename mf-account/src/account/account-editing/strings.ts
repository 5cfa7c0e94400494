import { defineStrings } from '@mrw/shared-contracts';

export const accountEditingStrings = defineStrings('account.editing', {
  edit: { en: 'Edit', 'zh-Hant': '編輯', 'zh-Hans': '编辑' },
  cancel: { en: 'Cancel', 'zh-Hant': '取消', 'zh-Hans': '取消' },
  save: { en: 'Save', 'zh-Hant': '儲存', 'zh-Hans': '保存' },
  saving: { en: 'Saving…', 'zh-Hant': '正在儲存…', 'zh-Hans': '正在保存…' },
  valueNeeded: {
    en: 'Complete this field to save.',
    'zh-Hant': '填妥此欄後即可儲存。',
    'zh-Hans': '填写此项后即可保存。',
  },
  oneAtATime: {
    en: 'Save or cancel before you edit another field.',
    'zh-Hant': '儲存或取消後，才可編輯其他欄位。',
    'zh-Hans': '保存或取消后，才可编辑其他项目。',
  },
  saved: { en: 'Saved', 'zh-Hant': '已儲存', 'zh-Hans': '已保存' },
  notSet: { en: 'Not set', 'zh-Hant': '未設定', 'zh-Hans': '未设置' },
  optional: { en: '(optional)', 'zh-Hant': '（選填）', 'zh-Hans': '（选填）' },
  successfullyUpdated: { en: 'Successfully updated', 'zh-Hant': '更新成功', 'zh-Hans': '更新成功' },
  noInternet: { en: 'No Internet Connection', 'zh-Hant': '沒有網絡連線', 'zh-Hans': '没有网络连接' },
  spendingLocked: {
    en: 'Spending is locked. Unlock it under Security first.',
    'zh-Hant': '支出已鎖定，請先在「安全」解鎖。',
    'zh-Hans': '支出已锁定，请先在“安全”解锁。',
  },
  account_email_bound: {
    en: 'This email has been bound to another account. Please use another one.',
    'zh-Hant': '此電郵已綁定另一帳戶，請使用其他電郵。',
    'zh-Hans': '此邮箱已绑定其他账户，请使用其他邮箱。',
  },
});
