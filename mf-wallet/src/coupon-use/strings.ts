import { defineStrings } from '@mrw/shared-contracts';

/** Texts that differ between coupons and tickets, for example the titles of results. */
const couponUse = defineStrings('wallet.couponUse', {
  use: { en: 'Use', 'zh-Hant': '使用', 'zh-Hans': '使用' },
  pageTitle: { en: 'Use coupon', 'zh-Hant': '使用優惠券', 'zh-Hans': '使用优惠券' },
  successTitle: { en: 'Coupon used', 'zh-Hant': '優惠券已使用', 'zh-Hans': '优惠券已使用' },
  success: {
    en: 'Your coupon has been used successfully.',
    'zh-Hant': '你的優惠券已成功使用。',
    'zh-Hans': '你的优惠券已成功使用。',
  },
  failedTitle: { en: 'The coupon was not used', 'zh-Hant': '未能使用優惠券', 'zh-Hans': '优惠券未使用' },
  failed: {
    en: 'Something went wrong in the shop system. Your coupon is still unused, please try again.',
    'zh-Hant': '系統出現問題，你的優惠券尚未使用，請再試一次。',
    'zh-Hans': '系统出现问题，你的优惠券尚未使用，请再试一次。',
  },
  otherStore: {
    en: 'This coupon must be used in another store. Check its stores in the details.',
    'zh-Hant': '此優惠券須於其他分店使用，請查看詳情內的適用分店。',
    'zh-Hans': '此优惠券需在其他门店使用，请查看详情中的适用门店。',
  },
  noInternet: {
    en: 'We could not reach the shop system. Your coupon is still unused. Check your connection and try again.',
    'zh-Hant': '未能連線至系統，你的優惠券尚未使用。請檢查網絡後再試。',
    'zh-Hans': '无法连接系统，你的优惠券尚未使用。请检查网络后重试。',
  },
  unsure: {
    en: 'We could not reach the shop system. Whether the coupon was used will be shown once you are connected again.',
    'zh-Hant': '未能連線至系統。恢復連線後，將顯示優惠券是否已使用。',
    'zh-Hans': '无法连接系统。恢复连接后，将显示优惠券是否已使用。',
  },
  blackoutTitle: { en: 'Not today', 'zh-Hant': '今日不適用', 'zh-Hans': '今日不可用' },
  blackout: {
    en: 'This coupon cannot be used now temporarily. Please come back on another day.',
    'zh-Hant': '此優惠券暫時未能使用，請改天再來。',
    'zh-Hans': '此优惠券暂时无法使用，请改天再来。',
  },
  usedTitle: { en: 'Already used', 'zh-Hant': '已使用', 'zh-Hans': '已使用' },
  used: {
    en: 'This coupon has been used already. You find it among your used coupons.',
    'zh-Hant': '此優惠券已經使用，可於已使用的優惠券中查看。',
    'zh-Hans': '此优惠券已经使用，可在已使用的优惠券中查看。',
  },
  disabledTitle: { en: 'Coupon disabled', 'zh-Hant': '優惠券已停用', 'zh-Hans': '优惠券已停用' },
  disabled: {
    en: 'This coupon has been disabled. Please ask customer service.',
    'zh-Hant': '此優惠券已被停用，請聯絡客戶服務。',
    'zh-Hans': '此优惠券已被停用，请联系客服。',
  },
  expiredTitle: { en: 'Coupon expired', 'zh-Hant': '優惠券已過期', 'zh-Hans': '优惠券已过期' },
  expired: {
    en: 'This coupon has expired and can no longer be used. See the offers for a new one.',
    'zh-Hant': '此優惠券已過期，不能再使用，歡迎瀏覽其他優惠。',
    'zh-Hans': '此优惠券已过期，不能再使用，欢迎浏览其他优惠。',
  },
  notEffectiveTitle: { en: 'Not yet valid', 'zh-Hant': '尚未生效', 'zh-Hans': '尚未生效' },
  notEffective: {
    en: 'This coupon is not valid yet. See its start date in the details.',
    'zh-Hant': '此優惠券尚未生效，請查看詳情內的生效日期。',
    'zh-Hans': '此优惠券尚未生效，请查看详情中的生效日期。',
  },
});

const ticketUse: typeof couponUse = defineStrings('wallet.ticketUse', {
  use: { en: 'Use', 'zh-Hant': '使用', 'zh-Hans': '使用' },
  pageTitle: { en: 'Use ticket', 'zh-Hant': '使用門票', 'zh-Hans': '使用门票' },
  successTitle: { en: 'Ticket used', 'zh-Hant': '門票已使用', 'zh-Hans': '门票已使用' },
  success: {
    en: 'Your ticket has been used successfully.',
    'zh-Hant': '你的門票已成功使用。',
    'zh-Hans': '你的门票已成功使用。',
  },
  failedTitle: { en: 'The ticket was not used', 'zh-Hant': '未能使用門票', 'zh-Hans': '门票未使用' },
  failed: {
    en: 'Something went wrong in the shop system. Your ticket is still unused, please try again.',
    'zh-Hant': '系統出現問題，你的門票尚未使用，請再試一次。',
    'zh-Hans': '系统出现问题，你的门票尚未使用，请再试一次。',
  },
  otherStore: {
    en: 'This ticket must be used in another store. Check its stores in the details.',
    'zh-Hant': '此門票須於其他分店使用，請查看詳情內的適用分店。',
    'zh-Hans': '此门票需在其他门店使用，请查看详情中的适用门店。',
  },
  noInternet: {
    en: 'We could not reach the shop system. Your ticket is still unused. Check your connection and try again.',
    'zh-Hant': '未能連線至系統，你的門票尚未使用。請檢查網絡後再試。',
    'zh-Hans': '无法连接系统，你的门票尚未使用。请检查网络后重试。',
  },
  unsure: {
    en: 'We could not reach the shop system. Whether the ticket was used will be shown once you are connected again.',
    'zh-Hant': '未能連線至系統。恢復連線後，將顯示門票是否已使用。',
    'zh-Hans': '无法连接系统。恢复连接后，将显示门票是否已使用。',
  },
  blackoutTitle: { en: 'Not today', 'zh-Hant': '今日不適用', 'zh-Hans': '今日不可用' },
  blackout: {
    en: 'This ticket cannot be used now temporarily. Please come back on another day.',
    'zh-Hant': '此門票暫時未能使用，請改天再來。',
    'zh-Hans': '此门票暂时无法使用，请改天再来。',
  },
  usedTitle: { en: 'Already used', 'zh-Hant': '已使用', 'zh-Hans': '已使用' },
  used: {
    en: 'This ticket has been used already. You find it among your used tickets.',
    'zh-Hant': '此門票已經使用，可於已使用的門票中查看。',
    'zh-Hans': '此门票已经使用，可在已使用的门票中查看。',
  },
  disabledTitle: { en: 'Ticket disabled', 'zh-Hant': '門票已停用', 'zh-Hans': '门票已停用' },
  disabled: {
    en: 'This ticket has been disabled. Please ask customer service.',
    'zh-Hant': '此門票已被停用，請聯絡客戶服務。',
    'zh-Hans': '此门票已被停用，请联系客服。',
  },
  expiredTitle: { en: 'Ticket expired', 'zh-Hant': '門票已過期', 'zh-Hans': '门票已过期' },
  expired: {
    en: 'This ticket has expired and can no longer be used. See the offers for a new one.',
    'zh-Hant': '此門票已過期，不能再使用，歡迎瀏覽其他優惠。',
    'zh-Hans': '此门票已过期，不能再使用，欢迎浏览其他优惠。',
  },
  notEffectiveTitle: { en: 'Not yet valid', 'zh-Hant': '尚未生效', 'zh-Hans': '尚未生效' },
  notEffective: {
    en: 'This ticket is not valid yet. See its start date in the details.',
    'zh-Hant': '此門票尚未生效，請查看詳情內的生效日期。',
    'zh-Hans': '此门票尚未生效，请查看详情中的生效日期。',
  },
});

/** The texts that contain the name of the kind. */
export const useStringsOf = { coupon: couponUse, ticket: ticketUse } as const;
