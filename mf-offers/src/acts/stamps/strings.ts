import { defineStrings } from '@mrw/shared-contracts';

export const stampStrings = defineStrings('offers.stamps', {
  title: { en: 'Stamp card', 'zh-Hant': '印花卡', 'zh-Hans': '印花卡' },
  summary: {
    en: '{{earned}} of {{total}} stamps',
    'zh-Hant': '已集 {{earned}} / {{total}} 個印花',
    'zh-Hans': '已集 {{earned}} / {{total}} 个印花',
  },
  gifts: {
    en: 'Gifts at {{numbers}}',
    'zh-Hant': '禮物於第 {{numbers}} 個',
    'zh-Hans': '第 {{numbers}} 个印花有礼物',
  },
  next: {
    en: {
      one: '{{count}} more stamp to your next gift: {{gift}}',
      other: '{{count}} more stamps to your next gift: {{gift}}',
    },
    'zh-Hant': '再集 {{count}} 個印花，即可獲得下一份禮物：{{gift}}',
    'zh-Hans': '再集 {{count}} 个印花，即可获得下一份礼物：{{gift}}',
  },
  stamped: {
    en: 'Stamp {{number}}, earned',
    'zh-Hant': '第 {{number}} 個印花，已獲得',
    'zh-Hans': '第 {{number}} 个印花，已获得',
  },
  notStamped: {
    en: 'Stamp {{number}}, not earned yet',
    'zh-Hant': '第 {{number}} 個印花，未獲得',
    'zh-Hans': '第 {{number}} 个印花，未获得',
  },
  giftWaiting: {
    en: 'Gift at {{number}} stamps: {{gift}}, not reached yet',
    'zh-Hant': '第 {{number}} 個印花的禮物：{{gift}}，未達到',
    'zh-Hans': '第 {{number}} 个印花的礼物：{{gift}}，未达到',
  },
  giftReady: {
    en: 'Open the gift at {{number}} stamps: {{gift}}',
    'zh-Hant': '打開第 {{number}} 個印花的禮物：{{gift}}',
    'zh-Hans': '打开第 {{number}} 个印花的礼物：{{gift}}',
  },
  giftOpened: {
    en: 'Opened: gift at {{number}} stamps, {{gift}}',
    'zh-Hant': '已領取：第 {{number}} 個印花的禮物，{{gift}}',
    'zh-Hans': '已领取：第 {{number}} 个印花的礼物，{{gift}}',
  },
  opened: { en: 'Opened', 'zh-Hant': '已領取', 'zh-Hans': '已领取' },
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  coupon: { en: 'coupon', 'zh-Hant': '優惠券', 'zh-Hans': '优惠券' },
  several: {
    en: '{{quantity}} × {{name}}',
    'zh-Hant': '{{quantity}} × {{name}}',
    'zh-Hans': '{{quantity}} × {{name}}',
  },
  confirmTitle: { en: 'Open this gift?', 'zh-Hant': '要打開這份禮物嗎？', 'zh-Hans': '要打开这份礼物吗？' },
  confirmText: {
    en: 'You get {{gift}}. Your stamps stay on the card.',
    'zh-Hant': '你將獲得{{gift}}，印花會保留在卡上。',
    'zh-Hans': '你将获得{{gift}}，印花会保留在卡上。',
  },
  open: { en: 'Open', 'zh-Hant': '打開', 'zh-Hans': '打开' },
  opening: { en: 'Opening…', 'zh-Hant': '處理中…', 'zh-Hans': '处理中…' },
  successTitle: { en: 'The coupon is yours', 'zh-Hant': '已獲得優惠券', 'zh-Hans': '已获得优惠券' },
  pointsEarned: { en: 'You got {{gift}}', 'zh-Hant': '已獲得{{gift}}', 'zh-Hans': '已获得{{gift}}' },
  myCoupons: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  couponFailed: {
    en: 'Failed to acquire the coupon. Please try again later.',
    'zh-Hant': '未能領取優惠券，請稍後再試。',
    'zh-Hans': '无法领取优惠券，请稍后再试。',
  },
  pointsFailed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
  tasks: { en: 'Earn more stamps', 'zh-Hant': '賺取更多印花', 'zh-Hans': '获得更多印花' },
  taskStamps: {
    en: { one: '+{{count}} stamp', other: '+{{count}} stamps' },
    'zh-Hant': '+{{count}} 個印花',
    'zh-Hans': '+{{count}} 个印花',
  },
  taskDone: {
    en: { one: 'Done once', other: 'Done {{count}} times' },
    'zh-Hant': '已完成 {{count}} 次',
    'zh-Hans': '已完成 {{count}} 次',
  },
  automatic: { en: 'Counts automatically', 'zh-Hant': '自動計算', 'zh-Hans': '自动计算' },
});
