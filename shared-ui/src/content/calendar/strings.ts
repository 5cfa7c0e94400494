import { defineStrings } from '@mrw/shared-contracts';

export const calendarStrings = defineStrings('ui.calendar', {
  saved: {
    en: 'The calendar file was saved',
    'zh-Hant': '已儲存日曆檔案',
    'zh-Hans': '已保存日历文件',
  },
  eventpoints: {
    en: 'Last day for your {{name}}',
    'zh-Hant': '{{name}}到期',
    'zh-Hans': '{{name}}到期',
  },
  eventcoupon: {
    en: 'Last day for your coupon: {{name}}',
    'zh-Hant': '優惠券到期：{{name}}',
    'zh-Hans': '优惠券到期：{{name}}',
  },
  eventticket: {
    en: 'Last day for your ticket: {{name}}',
    'zh-Hant': '門票到期：{{name}}',
    'zh-Hans': '门票到期：{{name}}',
  },
  reminder: {
    en: '{{name}} – expires on {{date}}',
    'zh-Hant': '{{name}}：{{date}}到期',
    'zh-Hans': '{{name}}：{{date}}到期',
  },
  eventText: {
    en: '{{app}}: use it by the end of this day (Hong Kong time).',
    'zh-Hant': '{{app}}：請於當日（香港時間）完結前使用。',
    'zh-Hans': '{{app}}：请在当日（香港时间）结束前使用。',
  },
});
