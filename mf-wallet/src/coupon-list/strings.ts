import { defineStrings } from '@mrw/shared-contracts';

const couponList = defineStrings('wallet.couponList', {
  title: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  tabs: { en: 'Coupons by state', 'zh-Hant': '優惠券狀態', 'zh-Hans': '优惠券状态' },
  emptyAvailable: {
    en: 'You have no coupons to use yet.',
    'zh-Hant': '你暫時沒有可用的優惠券。',
    'zh-Hans': '你暂时没有可用的优惠券。',
  },
  emptyUnavailable: {
    en: 'No coupons are waiting to start.',
    'zh-Hant': '沒有尚未生效的優惠券。',
    'zh-Hans': '没有尚未生效的优惠券。',
  },
  emptyObsolete: {
    en: 'No coupons have been used or have expired.',
    'zh-Hant': '沒有已使用或已過期的優惠券。',
    'zh-Hans': '没有已使用或已过期的优惠券。',
  },
  notYetTitle: {
    en: 'This coupon has not started',
    'zh-Hant': '優惠券尚未生效',
    'zh-Hans': '优惠券尚未生效',
  },
  failed: {
    en: 'Your coupons could not be read. Please try again.',
    'zh-Hant': '未能讀取你的優惠券，請再試一次。',
    'zh-Hans': '无法读取你的优惠券，请再试一次。',
  },
});

const ticketList: typeof couponList = defineStrings('wallet.ticketList', {
  title: { en: 'My tickets', 'zh-Hant': '我的門票', 'zh-Hans': '我的门票' },
  tabs: { en: 'Tickets by state', 'zh-Hant': '門票狀態', 'zh-Hans': '门票状态' },
  emptyAvailable: {
    en: 'You have no tickets to use yet.',
    'zh-Hant': '你暫時沒有可用的門票。',
    'zh-Hans': '你暂时没有可用的门票。',
  },
  emptyUnavailable: {
    en: 'No tickets are waiting to start.',
    'zh-Hant': '沒有尚未生效的門票。',
    'zh-Hans': '没有尚未生效的门票。',
  },
  emptyObsolete: {
    en: 'No tickets have been used or have expired.',
    'zh-Hant': '沒有已使用或已過期的門票。',
    'zh-Hans': '没有已使用或已过期的门票。',
  },
  notYetTitle: { en: 'This ticket has not started', 'zh-Hant': '門票尚未生效', 'zh-Hans': '门票尚未生效' },
  failed: {
    en: 'Your tickets could not be read. Please try again.',
    'zh-Hant': '未能讀取你的門票，請再試一次。',
    'zh-Hans': '无法读取你的门票，请再试一次。',
  },
});

/** The texts that contain the name of the kind. */
export const listStrings = { coupon: couponList, ticket: ticketList } as const;

export const cardStrings = defineStrings('wallet.card', {
  usedTime: { en: 'Used at {{time}}', 'zh-Hant': '於 {{time}} 使用', 'zh-Hans': '于 {{time}} 使用' },
  available: { en: 'Available', 'zh-Hant': '可使用', 'zh-Hans': '可使用' },
  unavailable: { en: 'Unavailable', 'zh-Hant': '未生效', 'zh-Hans': '未生效' },
  obsolete: { en: 'Used or expired', 'zh-Hant': '已使用／過期', 'zh-Hans': '已使用／过期' },
  startDate: { en: 'Start date', 'zh-Hant': '生效日期', 'zh-Hans': '生效日期' },
  expireDate: { en: 'Expire date', 'zh-Hant': '到期日', 'zh-Hans': '到期日' },
  alwaysActive: { en: 'Always active', 'zh-Hant': '永久有效', 'zh-Hans': '永久有效' },
  used: { en: 'Used', 'zh-Hant': '已使用', 'zh-Hans': '已使用' },
  expired: { en: 'Expired', 'zh-Hant': '已過期', 'zh-Hans': '已过期' },
  new: { en: 'New', 'zh-Hant': '新', 'zh-Hans': '新' },
  showAtTill: {
    en: 'Show {{name}} at the till',
    'zh-Hant': '在收銀處出示{{name}}',
    'zh-Hans': '在收银台出示{{name}}',
  },
  namesake: {
    en: ' (number {{number}})',
    'zh-Hant': '（第 {{number}} 張）',
    'zh-Hans': '（第 {{number}} 张）',
  },
  selectStore: { en: 'Select pick-up store', 'zh-Hant': '選擇領取分店', 'zh-Hans': '选择自提门店' },
  availableSince: {
    en: 'It will be available since {{date}}.',
    'zh-Hant': '將於 {{date}}起可使用。',
    'zh-Hans': '自 {{date}}起可用。',
  },
  booked: {
    en: {
      one: 'Booked: {{name}}, {{slot}}, {{count}} ticket',
      other: 'Booked: {{name}}, {{slot}}, {{count}} tickets',
    },
    'zh-Hant': '已預訂：{{name}}，{{slot}}，{{count}} 張門票',
    'zh-Hans': '已预订：{{name}}，{{slot}}，{{count}} 张门票',
  },
  ok: { en: 'OK', 'zh-Hant': '確定', 'zh-Hans': '确定' },
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
  moreFailed: {
    en: 'The next ones could not be read.',
    'zh-Hant': '未能讀取餘下項目。',
    'zh-Hans': '无法读取其余项目。',
  },
});
