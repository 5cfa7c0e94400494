import { defineStrings } from '@mrw/shared-contracts';

export const expiryCentreStrings = defineStrings('account.expiryCentre', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  profile: { en: 'My profile', 'zh-Hant': '個人檔案', 'zh-Hans': '个人资料' },
  title: { en: 'Expiry centre', 'zh-Hant': '到期一覽', 'zh-Hans': '到期一览' },
  summary: {
    en: 'When your points, coupons and tickets expire, with reminders for your calendar.',
    'zh-Hant': '查看積分、優惠券及門票的到期日，並在日曆加入提示。',
    'zh-Hans': '查看积分、优惠券和门票的到期日，并在日历添加提醒。',
  },
  open: { en: 'View all', 'zh-Hant': '查看全部', 'zh-Hans': '查看全部' },
  soon: { en: 'Expiring soon', 'zh-Hant': '即將到期', 'zh-Hans': '即将到期' },
  soonCount: {
    en: '{{count}} within 30 days',
    'zh-Hant': '30 天內 {{count}} 項',
    'zh-Hans': '30 天内 {{count}} 项',
  },
  showMore: {
    en: 'Show {{count}} more',
    'zh-Hant': '顯示其餘 {{count}} 項',
    'zh-Hans': '显示其余 {{count}} 项',
  },
  week: { en: 'Within 7 days', 'zh-Hant': '7 天內', 'zh-Hans': '7 天内' },
  month: { en: 'Within 30 days', 'zh-Hant': '30 天內', 'zh-Hans': '30 天内' },
  later: { en: 'Later', 'zh-Hant': '30 天後', 'zh-Hans': '30 天后' },
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  kindpoints: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  kindcoupon: { en: 'Coupon', 'zh-Hant': '優惠券', 'zh-Hans': '优惠券' },
  kindticket: { en: 'Ticket', 'zh-Hant': '門票', 'zh-Hans': '门票' },
  expiresOn: { en: 'Expires on {{date}}', 'zh-Hant': '{{date}}到期', 'zh-Hans': '{{date}}到期' },
  calendar: { en: 'In your calendar', 'zh-Hant': '加入日曆', 'zh-Hans': '添加到日历' },
  calendarText: {
    en: 'The calendar file holds every date of this page and reminds you in the morning, 3 days and 1 day before.',
    'zh-Hant': '日曆檔案包含此頁所有到期日，並於到期前 3 天及 1 天的早上提示你。',
    'zh-Hans': '日历文件包含此页所有到期日，并在到期前 3 天和 1 天的早上提醒你。',
  },
  addAll: {
    en: { one: 'Add {{count}} date', other: 'Add all {{count}} dates' },
    'zh-Hant': '加入 {{count}} 個到期日',
    'zh-Hans': '添加 {{count}} 个到期日',
  },
  addOne: {
    en: 'Add to calendar: {{name}}',
    'zh-Hant': '加入日曆：{{name}}',
    'zh-Hans': '添加到日历：{{name}}',
  },
  namesake: {
    en: ' (number {{number}})',
    'zh-Hant': '（第 {{number}} 項）',
    'zh-Hans': '（第 {{number}} 项）',
  },
  notRead: {
    en: 'What expires could not be read.',
    'zh-Hant': '未能讀取即將到期的項目。',
    'zh-Hans': '无法读取即将到期的项目。',
  },
  notReadpoints: {
    en: 'Your points could not be read.',
    'zh-Hant': '未能讀取你的積分。',
    'zh-Hans': '无法读取你的积分。',
  },
  notReadcoupons: {
    en: 'Your coupons could not be read.',
    'zh-Hant': '未能讀取你的優惠券。',
    'zh-Hans': '无法读取你的优惠券。',
  },
  notReadtickets: {
    en: 'Your tickets could not be read.',
    'zh-Hant': '未能讀取你的門票。',
    'zh-Hans': '无法读取你的门票。',
  },
  none: {
    en: 'No records: nothing of yours is going to expire.',
    'zh-Hant': '暫無紀錄：你沒有即將到期的積分、優惠券或門票。',
    'zh-Hans': '暂无记录：你没有即将到期的积分、优惠券或门票。',
  },
  seeOffers: { en: 'See offers', 'zh-Hant': '查看優惠', 'zh-Hans': '查看优惠' },
});
