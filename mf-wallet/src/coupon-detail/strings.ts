import { defineStrings } from '@mrw/shared-contracts';

const couponDetail = defineStrings('wallet.couponDetail', {
  list: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  detail: { en: 'Coupon details', 'zh-Hant': '優惠券詳情', 'zh-Hans': '优惠券详情' },
  gone: {
    en: 'This coupon is no longer existed.',
    'zh-Hant': '此優惠券已不存在。',
    'zh-Hans': '此优惠券已不存在。',
  },
  failed: {
    en: 'This coupon could not be read. Please try again.',
    'zh-Hant': '未能讀取此優惠券，請再試一次。',
    'zh-Hans': '未能读取此优惠券，请再试一次。',
  },
  blackout: {
    en: 'This coupon cannot be used now temporarily.',
    'zh-Hant': '此優惠券暫時未能使用。',
    'zh-Hans': '此优惠券暂时无法使用。',
  },
});

const ticketDetail: typeof couponDetail = defineStrings('wallet.ticketDetail', {
  list: { en: 'My tickets', 'zh-Hant': '我的門票', 'zh-Hans': '我的门票' },
  detail: { en: 'Ticket details', 'zh-Hant': '門票詳情', 'zh-Hans': '门票详情' },
  gone: {
    en: 'This ticket is no longer existed.',
    'zh-Hant': '此門票已不存在。',
    'zh-Hans': '此门票已不存在。',
  },
  failed: {
    en: 'This ticket could not be read. Please try again.',
    'zh-Hant': '未能讀取此門票，請再試一次。',
    'zh-Hans': '未能读取此门票，请再试一次。',
  },
  blackout: {
    en: 'This ticket cannot be used now temporarily.',
    'zh-Hant': '此門票暫時未能使用。',
    'zh-Hans': '此门票暂时无法使用。',
  },
});

/** The texts that name what is shown. */
export const kindStrings = { coupon: couponDetail, ticket: ticketDetail } as const;

export const detailStrings = defineStrings('wallet.detail', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  used: { en: 'Used', 'zh-Hant': '已使用', 'zh-Hans': '已使用' },
  expired: { en: 'Expired', 'zh-Hant': '已過期', 'zh-Hans': '已过期' },
  usedOn: { en: 'Used on {{date}}', 'zh-Hant': '於 {{date}}使用', 'zh-Hans': '于 {{date}}使用' },
  expiredOn: { en: 'Expired on {{date}}', 'zh-Hant': '於 {{date}}過期', 'zh-Hans': '于 {{date}}过期' },
  expireDate: { en: 'Expire date', 'zh-Hant': '到期日', 'zh-Hans': '到期日' },
  startDate: { en: 'Start date', 'zh-Hant': '生效日期', 'zh-Hans': '生效日期' },
  alwaysActive: { en: 'Always active', 'zh-Hant': '永久有效', 'zh-Hans': '永久有效' },
  availableSince: {
    en: 'It will be available since {{date}}.',
    'zh-Hant': '將於 {{date}}起可使用。',
    'zh-Hans': '将于 {{date}}起可使用。',
  },
  selectedStore: { en: 'Selected store', 'zh-Hant': '已選分店', 'zh-Hans': '已选门店' },
  brand: { en: 'Brand', 'zh-Hant': '品牌', 'zh-Hans': '品牌' },
  aboutBrand: { en: 'About {{brand}}', 'zh-Hant': '關於{{brand}}', 'zh-Hans': '关于{{brand}}' },
  instruction: { en: 'Instruction', 'zh-Hant': '使用須知', 'zh-Hans': '使用须知' },
  details: { en: 'Detail', 'zh-Hant': '詳情', 'zh-Hans': '详情' },
  selectStore: { en: 'Select store', 'zh-Hant': '選擇分店', 'zh-Hans': '选择门店' },
  chooseFirst: {
    en: 'Choose where you want to use it. You then get your code.',
    'zh-Hant': '請先選擇使用地點，即可取得兌換碼。',
    'zh-Hans': '请先选择使用地点，即可取得兑换码。',
  },
});
