import { defineStrings } from '@mrw/shared-contracts';

export const partnerStrings = defineStrings('wallet.partner', {
  couponApplied: { en: 'Coupon applied', 'zh-Hant': '已套用優惠券', 'zh-Hans': '已应用优惠券' },
  redemptionFailed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
});
