import { defineStrings } from '@mrw/shared-contracts';

export const partnerStrings = defineStrings('wallet.partner', {
  couponApplied: { en: 'Coupon applied', 'zh-Hant': '已套用優惠券', 'zh-Hans': '已应用优惠券' },
  noAnswer: {
    en: 'The shop has not answered. Your payment code still holds points: check your basket, and if it is not there, cancel the code.',
    'zh-Hant': '商店未有回應，你的付款碼仍保留積分。請查看購物籃；如未套用，可取消付款碼。',
    'zh-Hans': '商店没有回应，你的付款码仍保留着积分。请查看购物车；如未应用，可取消付款码。',
  },
  cancelCode: { en: 'Cancel code', 'zh-Hant': '取消付款碼', 'zh-Hans': '取消付款码' },
  givenBack: {
    en: 'The shop did not answer. The points of this code are back.',
    'zh-Hant': '商店未有回應，此付款碼的積分已退回。',
    'zh-Hans': '商店没有回应，此付款码的积分已退回。',
  },
  redemptionFailed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
});
