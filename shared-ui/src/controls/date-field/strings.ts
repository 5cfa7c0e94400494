import { defineStrings } from '@mrw/shared-contracts';

export const dateFieldStrings = defineStrings('ui.dateField', {
  notADate: {
    en: 'Please enter a full date that exists.',
    'zh-Hant': '請輸入完整而有效的日期。',
    'zh-Hans': '请输入完整且有效的日期。',
  },
  tooEarly: {
    en: 'The date cannot be earlier than {{date}}.',
    'zh-Hant': '日期不能早於 {{date}}。',
    'zh-Hans': '日期不能早于 {{date}}。',
  },
  tooLate: {
    en: 'The date cannot be later than {{date}}.',
    'zh-Hant': '日期不能遲於 {{date}}。',
    'zh-Hans': '日期不能晚于 {{date}}。',
  },
});
