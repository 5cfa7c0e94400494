import { defineStrings } from '@mrw/shared-contracts';

export const partnerStrings = defineStrings('wallet.partner', {
  couponApplied: { en: 'Coupon applied', 'zh-Hant': '已套用優惠券', 'zh-Hans': '已应用优惠券' },
  couponNext: {
    en: 'The shop has added the coupon to your order. It counts as used when you complete the order.',
    'zh-Hant': '商店已將優惠券套用至你的訂單。完成訂單後，優惠券才算已使用。',
    'zh-Hans': '商店已将优惠券应用到你的订单。完成订单后，优惠券才算已使用。',
  },
  couponSilent: {
    en: 'The shop has not answered. Check your order there; if the coupon is missing, press Use again.',
    'zh-Hant': '商店未有回應。請查看你的訂單；如未套用優惠券，請再按「使用」。',
    'zh-Hans': '商店没有回应。请查看你的订单；如未应用优惠券，请再按“使用”。',
  },
  waiting: {
    en: 'Waiting for the shop…',
    'zh-Hant': '正在等候商店回應…',
    'zh-Hans': '正在等待商店回应…',
  },
  sent: {
    en: 'Sent to the shop. Your code for {{money}} holds {{points}} points until the shop answers.',
    'zh-Hant': '已傳送至商店。你的 {{money}} 付款碼在商店回應前保留 {{points}} 積分。',
    'zh-Hans': '已发送至商店。你的 {{money}} 付款码在商店回应前保留 {{points}} 积分。',
  },
  accepted: {
    en: 'The shop has your code for {{money}}. It takes the {{points}} points when you complete the order. If you do not, they come back by {{windowEnd}} at the latest.',
    'zh-Hant':
      '商店已收到你的 {{money}} 付款碼，並於你完成訂單時扣除 {{points}} 積分。如未完成訂單，積分最遲於 {{windowEnd}} 退回。',
    'zh-Hans':
      '商店已收到你的 {{money}} 付款码，并在你完成订单时扣除 {{points}} 积分。如未完成订单，积分最迟在 {{windowEnd}} 退回。',
  },
  noAnswer: {
    en: 'The shop has not answered. Your code for {{money}} holds {{points}} points: check your basket, and if it is not there, cancel the code. Otherwise the points come back by {{codeEnd}}, or by {{windowEnd}} if the shop has taken the code.',
    'zh-Hant':
      '商店未有回應，你的 {{money}} 付款碼仍保留 {{points}} 積分。請查看購物籃；如未套用，可取消付款碼。否則積分最遲於 {{codeEnd}} 退回；如商店已接收付款碼，則最遲於 {{windowEnd}} 退回。',
    'zh-Hans':
      '商店没有回应，你的 {{money}} 付款码仍保留着 {{points}} 积分。请查看购物车；如未应用，可取消付款码。否则积分最迟在 {{codeEnd}} 退回；如商店已接收付款码，则最迟在 {{windowEnd}} 退回。',
  },
  cancelCode: { en: 'Cancel code', 'zh-Hant': '取消付款碼', 'zh-Hans': '取消付款码' },
  holdReleased: {
    en: 'The shop did not answer. The points of this code are back.',
    'zh-Hant': '商店未有回應，此付款碼的積分已退回。',
    'zh-Hans': '商店没有回应，此付款码的积分已退回。',
  },
  redemptionFailed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
});
