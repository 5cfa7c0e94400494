import { defineStrings } from '@mrw/shared-contracts';

export const acquireStrings = defineStrings('offers.acquire', {
  couponOutOfStock: {
    en: 'The coupons are out of stock. Have a look at our other offers.',
    'zh-Hant': '優惠券已換罄，歡迎瀏覽其他優惠。',
    'zh-Hans': '优惠券已兑完，欢迎浏览其他优惠。',
  },
  ticketOutOfStock: {
    en: 'The tickets are sold out. Choose another time or another event.',
    'zh-Hant': '門票已滿，請選擇其他時段或活動。',
    'zh-Hans': '门票已售罄，请选择其他时段或活动。',
  },
  reachLimit: {
    en: 'You have already reached the limit of this campaign.',
    'zh-Hant': '你已達到這項優惠的上限。',
    'zh-Hans': '你已达到这项优惠的上限。',
  },
  blackoutLimit: {
    en: 'This campaign is not available today. Please come back another day.',
    'zh-Hant': '這項優惠今天不適用，請改天再試。',
    'zh-Hans': '这项优惠今天不可用，请改天再试。',
  },
  couponHasExpired: {
    en: 'This coupon campaign has already expired.',
    'zh-Hant': '這項優惠券活動已經結束。',
    'zh-Hans': '这项优惠券活动已经结束。',
  },
  ticketHasExpired: {
    en: 'This ticket campaign has already expired.',
    'zh-Hant': '這項門票活動已經結束。',
    'zh-Hans': '这项门票活动已经结束。',
  },
  invalidGPSLocation: {
    en: 'Your location is not valid for this check-in. Please check and try again later.',
    'zh-Hant': '你的位置不適用於這次簽到，請檢查後稍後再試。',
    'zh-Hans': '你的位置不符合这次签到的要求，请确认后稍后再试。',
  },
  invalidQRCode: {
    en: 'This QR code is not valid. Please check and try again later.',
    'zh-Hant': '這個二維碼無效，請檢查後稍後再試。',
    'zh-Hans': '这个二维码无效，请确认后稍后再试。',
  },
  insufficientPoints: {
    en: 'You do not have enough points for this.',
    'zh-Hant': '你的積分不足。',
    'zh-Hans': '你的积分不足。',
  },
  spendingLocked: {
    en: 'Spending is locked. You can unlock it under Security in My account.',
    'zh-Hant': '支出已鎖定。你可到「我的帳戶」的「安全」解鎖。',
    'zh-Hans': '支出已锁定。你可以到“我的账户”的“安全”解锁。',
  },
  noLongerAvailable: {
    en: 'This campaign is no longer available.',
    'zh-Hant': '這項優惠已不再提供。',
    'zh-Hans': '这项优惠已不再提供。',
  },
  notStarted: {
    en: 'This campaign has not started yet.',
    'zh-Hant': '這項優惠尚未開始。',
    'zh-Hans': '这项优惠尚未开始。',
  },
  apiFailed: {
    en: 'Redemption failed. Nothing was taken from your points. Please try again later.',
    'zh-Hant': '兌換失敗，你的積分沒有扣減，請稍後再試。',
    'zh-Hans': '兑换失败，你的积分没有扣减，请稍后再试。',
  },
  looksAgain: {
    en: 'We look again while this is open, and show you here if it worked after all.',
    'zh-Hant': '此訊息開啟期間，我們會再次查核；如最終成功，會在此顯示。',
    'zh-Hans': '此消息打开期间，我们会再次核对；如最终成功，会在此显示。',
  },
  lookAgain: { en: 'Check again', 'zh-Hant': '再次查核', 'zh-Hans': '再次核对' },
  unknownResult: {
    en: 'We got no answer. We will look again and show you the result here as soon as the connection is back.',
    'zh-Hant': '未能取得回覆。網絡恢復後，我們會再次查核，並在此顯示結果。',
    'zh-Hans': '没有收到回复。网络恢复后，我们会再次核对，并在此显示结果。',
  },
});
