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
    'zh-Hans': '无法读取此优惠券，请再试一次。',
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
    'zh-Hans': '无法读取此门票，请再试一次。',
  },
  blackout: {
    en: 'This ticket cannot be used now temporarily.',
    'zh-Hant': '此門票暫時未能使用。',
    'zh-Hans': '此门票暂时无法使用。',
  },
});

/** The texts that contain the name of the kind. */
export const kindStrings = { coupon: couponDetail, ticket: ticketDetail } as const;

export const offersStrings = defineStrings('wallet.offers', {
  seeOffers: { en: 'See offers', 'zh-Hant': '瀏覽優惠', 'zh-Hans': '浏览优惠' },
});
