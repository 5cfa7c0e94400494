import { defineStrings } from '@mrw/shared-contracts';

export const earningStrings = defineStrings('offers.earning', {
  title: { en: 'How to earn', 'zh-Hant': '賺取方法', 'zh-Hans': '获取方式' },
  reward: { en: 'You earn {{reward}}', 'zh-Hant': '你可獲得：{{reward}}', 'zh-Hans': '你可获得：{{reward}}' },
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  stamps: {
    en: { one: '{{count}} stamp', other: '{{count}} stamps' },
    'zh-Hant': '{{count}} 個印花',
    'zh-Hans': '{{count}} 个印花',
  },
  coupon: { en: 'a coupon: {{name}}', 'zh-Hant': '優惠券：{{name}}', 'zh-Hans': '优惠券：{{name}}' },
  QR_CODE_SCANNING: {
    en: 'Scan the QR code at the venue with your phone.',
    'zh-Hant': '用手機掃描現場的二維碼。',
    'zh-Hans': '用手机扫描现场的二维码。',
  },
  GPS_CHECK_IN: {
    en: 'Go there and check in with your phone.',
    'zh-Hant': '親臨現場，用手機簽到。',
    'zh-Hans': '到现场用手机签到。',
  },
  MEMBER_REFERRAL: {
    en: 'Invite a friend with your own link. You earn when your friend becomes a member.',
    'zh-Hant': '用你的專屬連結邀請朋友，朋友成為會員後你便可獲得獎賞。',
    'zh-Hans': '用你的专属链接邀请朋友，朋友成为会员后你就能获得奖励。',
  },
  GENERAL_PURCHASE: {
    en: 'Shop at our stores and show your member card, or upload your receipt. It counts automatically.',
    'zh-Hant': '在我們的分店購物並出示會員卡，或上載收據，系統會自動計算。',
    'zh-Hans': '在我们的门店购物并出示会员卡，或上传小票，系统会自动计算。',
  },
  BIRTHDAY: {
    en: 'A present for the month of your birthday. It comes automatically.',
    'zh-Hant': '生日月份的禮物，系統會自動送上。',
    'zh-Hans': '生日月份的礼物，系统会自动发放。',
  },
  NEW_MEMBER: {
    en: 'A welcome present for new members. It comes automatically.',
    'zh-Hant': '新會員迎新禮物，系統會自動送上。',
    'zh-Hans': '新会员欢迎礼物，系统会自动发放。',
  },
  LEVEL_UPGRADE: {
    en: 'A present when you reach a higher level. It comes automatically.',
    'zh-Hant': '升級時的禮物，系統會自動送上。',
    'zh-Hans': '升级时的礼物，系统会自动发放。',
  },
  scan: { en: 'Scan QR code', 'zh-Hant': '掃描二維碼', 'zh-Hans': '扫描二维码' },
  checkIn: { en: 'Check in', 'zh-Hant': '簽到', 'zh-Hans': '签到' },
  refer: { en: 'Refer a friend', 'zh-Hant': '推薦朋友', 'zh-Hans': '推荐朋友' },
  receipt: { en: 'Upload receipt', 'zh-Hant': '上載收據', 'zh-Hans': '上传小票' },
  earned: { en: 'You have earned it', 'zh-Hant': '恭喜，你已獲得', 'zh-Hans': '恭喜，你已获得' },
  working: { en: 'One moment…', 'zh-Hant': '請稍候…', 'zh-Hans': '请稍候…' },
  tick: { en: 'Earned', 'zh-Hant': '已獲得', 'zh-Hans': '已获得' },
  done: { en: 'Completed', 'zh-Hant': '已完成', 'zh-Hans': '已完成' },
  doneReason: {
    en: 'You have just earned this.',
    'zh-Hant': '你剛剛已獲得獎賞。',
    'zh-Hans': '你刚刚已获得奖励。',
  },
  myCoupon: { en: 'My coupon', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  invalidLocation: {
    en: 'Your location is not valid for this check-in. Please check and try again later.',
    'zh-Hant': '你的位置不適用於這次簽到，請檢查後稍後再試。',
    'zh-Hans': '你的位置不符合这次签到的要求，请确认后稍后再试。',
  },
  failed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
  appTitle: { en: 'Please use your phone', 'zh-Hant': '請使用手機', 'zh-Hans': '请使用手机' },
  appText: {
    en: 'Scanning and checking in work on a phone only. Scan this code to download the app or open it.',
    'zh-Hant': '掃描及簽到只適用於手機。請掃描此二維碼下載或開啟應用程式。',
    'zh-Hans': '扫描和签到仅适用于手机。请扫描此二维码下载或打开应用程序。',
  },
  appCode: {
    en: 'QR code of the app download',
    'zh-Hant': '應用程式下載二維碼',
    'zh-Hans': '应用程序下载二维码',
  },
  referText: {
    en: 'Join {{app}} with my link.',
    'zh-Hant': '用我的連結加入{{app}}吧。',
    'zh-Hans': '用我的链接加入{{app}}吧。',
  },
  referTitle: { en: 'Your link for friends', 'zh-Hant': '你的推薦連結', 'zh-Hans': '你的推荐链接' },
});
