import { defineStrings } from '@mrw/shared-contracts';

export const customerServiceStrings = defineStrings('account.customerService', {
  section: { en: 'Help', 'zh-Hant': '協助', 'zh-Hans': '帮助' },
  invitation: {
    en: 'A question about your account or your rewards? We are here for you.',
    'zh-Hant': '對帳戶或獎賞有疑問？我們樂意協助。',
    'zh-Hans': '对账户或奖励有疑问？我们很乐意帮助你。',
  },
  title: { en: 'Contact customer service', 'zh-Hant': '聯絡客戶服務', 'zh-Hans': '联系客服' },
  hours: {
    en: 'Customer service is open 24 hours. Hotline: {{phone}}',
    'zh-Hant': '客戶服務 24 小時開放，熱線：{{phone}}',
    'zh-Hans': '客服 24 小时服务，热线：{{phone}}',
  },
  call: { en: 'Call {{phone}}', 'zh-Hant': '致電 {{phone}}', 'zh-Hans': '拨打 {{phone}}' },
  write: { en: 'Email {{email}}', 'zh-Hant': '電郵至 {{email}}', 'zh-Hans': '发邮件至 {{email}}' },
  whatsApp: { en: 'WhatsApp', 'zh-Hant': 'WhatsApp', 'zh-Hans': 'WhatsApp' },
});
