import { defineStrings } from '@mrw/shared-contracts';

/** A title for each type of contract §6. */
export const activityTypeStrings = defineStrings('account.activityType', {
  LOGIN: { en: 'Logged in', 'zh-Hant': '登入', 'zh-Hans': '登录' },
  LOGOUT: { en: 'Logged out', 'zh-Hant': '登出', 'zh-Hans': '退出登录' },
  COUPON_GRANTED_BY_ADMIN: {
    en: 'Coupon given by customer service',
    'zh-Hant': '客戶服務送贈優惠券',
    'zh-Hans': '客服赠送优惠券',
  },
  COUPON_GRANTED_BY_MERCHANT_ADMIN: {
    en: 'Coupon given by the merchant',
    'zh-Hant': '商戶送贈優惠券',
    'zh-Hans': '商家赠送优惠券',
  },
  COUPON_RECLAIMED_BY_ADMIN: {
    en: 'Coupon taken back by customer service',
    'zh-Hant': '客戶服務收回優惠券',
    'zh-Hans': '客服收回优惠券',
  },
  COUPON_RECLAIMED_BY_MERCHANT_ADMIN: {
    en: 'Coupon taken back by the merchant',
    'zh-Hant': '商戶收回優惠券',
    'zh-Hans': '商家收回优惠券',
  },
  COUPON_USED_BY_ADMIN: {
    en: 'Coupon used through customer service',
    'zh-Hant': '客戶服務代為使用優惠券',
    'zh-Hans': '客服代为使用优惠券',
  },
  COUPON_USED_BY_MERCHANT_ADMIN: {
    en: 'Coupon used through the merchant',
    'zh-Hant': '商戶代為使用優惠券',
    'zh-Hans': '商家代为使用优惠券',
  },
  COUPON_REDEEMED: { en: 'Coupon redeemed', 'zh-Hant': '兌換優惠券', 'zh-Hans': '兑换优惠券' },
  COUPON_USED: { en: 'Coupon used', 'zh-Hant': '使用優惠券', 'zh-Hans': '使用优惠券' },
  COUPON_EXPIRED: { en: 'Coupon expired', 'zh-Hant': '優惠券已過期', 'zh-Hans': '优惠券已过期' },
  TICKET_GRANTED_BY_ADMIN: {
    en: 'Ticket given by customer service',
    'zh-Hant': '客戶服務送贈門票',
    'zh-Hans': '客服赠送门票',
  },
  TICKET_GRANTED_BY_MERCHANT_ADMIN: {
    en: 'Ticket given by the merchant',
    'zh-Hant': '商戶送贈門票',
    'zh-Hans': '商家赠送门票',
  },
  TICKET_RECLAIMED_BY_ADMIN: {
    en: 'Ticket taken back by customer service',
    'zh-Hant': '客戶服務收回門票',
    'zh-Hans': '客服收回门票',
  },
  TICKET_RECLAIMED_BY_MERCHANT_ADMIN: {
    en: 'Ticket taken back by the merchant',
    'zh-Hant': '商戶收回門票',
    'zh-Hans': '商家收回门票',
  },
  TICKET_USED_BY_ADMIN: {
    en: 'Ticket used through customer service',
    'zh-Hant': '客戶服務代為使用門票',
    'zh-Hans': '客服代为使用门票',
  },
  TICKET_USED_BY_MERCHANT_ADMIN: {
    en: 'Ticket used through the merchant',
    'zh-Hant': '商戶代為使用門票',
    'zh-Hans': '商家代为使用门票',
  },
  TICKET_REDEEMED: { en: 'Ticket redeemed', 'zh-Hant': '兌換門票', 'zh-Hans': '兑换门票' },
  TICKET_USED: { en: 'Ticket used', 'zh-Hant': '使用門票', 'zh-Hans': '使用门票' },
  TICKET_EXPIRED: { en: 'Ticket expired', 'zh-Hant': '門票已過期', 'zh-Hans': '门票已过期' },
  POINTS_ADDED_BY_ADMIN: {
    en: 'Points added by customer service',
    'zh-Hant': '客戶服務加入積分',
    'zh-Hans': '客服增加积分',
  },
  POINTS_REMOVED_BY_ADMIN: {
    en: 'Points removed by customer service',
    'zh-Hant': '客戶服務扣除積分',
    'zh-Hans': '客服扣除积分',
  },
  POINTS_RECALLED_BY_ADMIN: {
    en: 'Points recalled by customer service',
    'zh-Hant': '客戶服務收回積分',
    'zh-Hans': '客服收回积分',
  },
  POINTS_AUTO_ADDED: {
    en: 'Points added automatically',
    'zh-Hant': '自動加入積分',
    'zh-Hans': '自动增加积分',
  },
  POINTS_AUTO_REMOVED: {
    en: 'Points removed automatically',
    'zh-Hant': '自動扣除積分',
    'zh-Hans': '自动扣除积分',
  },
  POINTS_EXPIRED: { en: 'Points expired', 'zh-Hant': '積分已到期', 'zh-Hans': '积分已到期' },
  STAMP_EARNED: { en: 'Stamp earned', 'zh-Hant': '賺取印花', 'zh-Hans': '获得印花' },
  STAMP_EXPIRED: { en: 'Stamp expired', 'zh-Hant': '印花已到期', 'zh-Hans': '印花已到期' },
  STAMP_UPDATED_BY_ADMIN: {
    en: 'Stamps changed by customer service',
    'zh-Hant': '客戶服務更新印花',
    'zh-Hans': '客服更新印花',
  },
  LEVEL_CHANGED: { en: 'Level changed', 'zh-Hant': '級別變更', 'zh-Hans': '等级变更' },
  LEVEL_RETAINED: { en: 'Level kept', 'zh-Hant': '保留級別', 'zh-Hans': '保留等级' },
  GENERAL_PURCHASE: { en: 'Purchase', 'zh-Hant': '購物', 'zh-Hans': '购物' },
  GPS_CHECK_IN: { en: 'Check-in', 'zh-Hant': '位置簽到', 'zh-Hans': '位置签到' },
  QR_CODE_SCAN: { en: 'QR code scanned', 'zh-Hant': '掃描二維碼', 'zh-Hans': '扫描二维码' },
  GIFT_CARD_POINTS: { en: 'Gift card redeemed', 'zh-Hant': '兌換禮品卡', 'zh-Hans': '兑换礼品卡' },
  CASH_DOLLAR_USED: { en: 'Cash dollars used', 'zh-Hant': '使用現金獎賞', 'zh-Hans': '使用现金奖赏' },
  REWARD_EARNED: { en: 'Reward earned', 'zh-Hant': '獲得獎賞', 'zh-Hans': '获得奖励' },
  REWARD_RECALLED: { en: 'Reward recalled', 'zh-Hant': '獎賞已收回', 'zh-Hans': '奖励已收回' },
});
