import { defineStrings } from '@mrw/shared-contracts';

export const redemptionStrings = defineStrings('giftcard.redemption', {
  title: { en: 'Redeem gift card', 'zh-Hant': '兌換禮品卡', 'zh-Hans': '兑换礼品卡' },
  tips: {
    en: 'Log in to the account that should receive the points and cash. A gift card can be redeemed once only.',
    'zh-Hant': '請登入要接收積分及現金的帳戶。每張禮品卡只可兌換一次。',
    'zh-Hans': '请登录要接收积分和现金的账户。每张礼品卡只可兑换一次。',
  },
  howTo: { en: 'How to redeem', 'zh-Hant': '兌換方法', 'zh-Hans': '兑换方法' },
  step1: {
    en: 'Log in with your member account above.',
    'zh-Hant': '在上方登入你的會員帳戶。',
    'zh-Hans': '在上方登录你的会员账户。',
  },
  step2: {
    en: 'Check the account, the points and the cash.',
    'zh-Hant': '核對帳戶、積分及現金。',
    'zh-Hans': '核对账户、积分和现金。',
  },
  step3: {
    en: 'Press Redeem. Points and cash are added at once.',
    'zh-Hant': '按「兌換」，積分及現金會即時存入。',
    'zh-Hans': '按“兑换”，积分和现金会立即存入。',
  },
  loginFailed: {
    en: 'We could not log you in. Check your details and try again.',
    'zh-Hant': '未能登入。請檢查登入資料後再試。',
    'zh-Hans': '无法登录。请检查登录信息后重试。',
  },
  cardFailed: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '此處似乎出現錯誤，請重新整理或稍後再試。',
    'zh-Hans': '此处似乎出现错误，请刷新或稍后再试。',
  },
  cardNotFound: { en: 'Gift card not found.', 'zh-Hant': '找不到此禮品卡。', 'zh-Hans': '找不到此礼品卡。' },
  reading: {
    en: 'Reading your gift card',
    'zh-Hant': '正在讀取你的禮品卡',
    'zh-Hans': '正在读取你的礼品卡',
  },
  confirmTitle: { en: 'Redeem this gift card?', 'zh-Hant': '兌換此禮品卡？', 'zh-Hans': '兑换此礼品卡？' },
  account: { en: 'Account', 'zh-Hant': '帳戶', 'zh-Hans': '账户' },
  memberId: { en: 'Member ID', 'zh-Hant': '會員編號', 'zh-Hans': '会员编号' },
  pointsToAdd: { en: 'Points to be added', 'zh-Hant': '將存入的積分', 'zh-Hans': '将存入的积分' },
  cashToAdd: { en: 'Cash to be added', 'zh-Hant': '將存入的現金', 'zh-Hans': '将存入的现金' },
  points: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  onlyOnce: {
    en: 'This cannot be undone or moved to another account.',
    'zh-Hant': '兌換後不能取消，亦不能轉至其他帳戶。',
    'zh-Hans': '兑换后不能取消，也不能转到其他账户。',
  },
  offline: {
    en: 'You are offline. Connect to go on.',
    'zh-Hant': '你目前離線，請先連接網絡。',
    'zh-Hans': '你目前离线，请先连接网络。',
  },
  redeem: { en: 'Redeem', 'zh-Hant': '兌換', 'zh-Hans': '兑换' },
  redeeming: { en: 'Redeeming…', 'zh-Hant': '兌換中…', 'zh-Hans': '兑换中…' },
  cancel: { en: 'Cancel', 'zh-Hant': '取消', 'zh-Hans': '取消' },
});

export const frameStrings = defineStrings('giftcard.frame', {
  title: { en: 'Log in to redeem', 'zh-Hant': '登入以兌換', 'zh-Hans': '登录以兑换' },
  slow: {
    en: 'The login is taking longer than usual. Check your connection and try again.',
    'zh-Hant': '登入表格載入時間較長。請檢查網絡連線後再試。',
    'zh-Hans': '登录表单加载时间较长。请检查网络连接后重试。',
  },
});

export const resultStrings = defineStrings('giftcard.result', {
  redeemed: { en: 'Redemption successful', 'zh-Hant': '兌換成功', 'zh-Hans': '兑换成功' },
  pointsAdded: { en: 'Points added', 'zh-Hant': '已存入積分', 'zh-Hans': '已存入积分' },
  cashAdded: { en: 'Cash added', 'zh-Hant': '已存入現金', 'zh-Hans': '已存入现金' },
  points: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  failed: { en: 'Redemption failed', 'zh-Hant': '兌換失敗', 'zh-Hans': '兑换失败' },
  targeted: {
    en: 'This gift card is for a specific customer. Log in with the account it was sent to.',
    'zh-Hant': '此禮品卡只供指定顧客使用。請登入收到此卡的帳戶。',
    'zh-Hans': '此礼品卡仅供指定顾客使用。请登录收到此卡的账户。',
  },
  alreadyRedeemed: {
    en: 'This gift card has already been redeemed. If that was not you, contact customer service.',
    'zh-Hant': '此禮品卡已被兌換。如非你本人兌換，請聯絡客戶服務。',
    'zh-Hans': '此礼品卡已被兑换。如非你本人兑换，请联系客服。',
  },
  unclearTitle: { en: 'Result unknown', 'zh-Hant': '結果不明', 'zh-Hans': '结果不明' },
  unclear: {
    en: 'The answer did not reach us, and we cannot tell whether the card was redeemed. Check your points. You may try again; your card is never redeemed twice.',
    'zh-Hant':
      '未能收到回覆，無法確定禮品卡是否已兌換。請查看你的積分。你可以再試一次；禮品卡不會被重複兌換。',
    'zh-Hans':
      '没有收到回复，无法确定礼品卡是否已兑换。请查看你的积分。你可以再试一次；礼品卡不会被重复兑换。',
  },
  untouched: {
    en: 'Nothing was added to your account. You may try again.',
    'zh-Hant': '你的帳戶並無變動，可以再試一次。',
    'zh-Hans': '你的账户没有变动，可以再试一次。',
  },
  again: { en: 'Back to login', 'zh-Hant': '返回登入', 'zh-Hans': '返回登录' },
  unknownTitle: { en: 'We are still checking', 'zh-Hant': '仍在確認', 'zh-Hans': '仍在确认' },
  unknown: {
    en: 'The answer did not reach us. The result is shown here when the connection is back; your card is never redeemed twice.',
    'zh-Hant': '未能收到回覆。連線恢復後會在此顯示結果；禮品卡不會被重複兌換。',
    'zh-Hans': '没有收到回复。连接恢复后会在此显示结果；礼品卡不会被重复兑换。',
  },
  check: { en: 'Check now', 'zh-Hant': '立即確認', 'zh-Hans': '立即确认' },
  noCode: {
    en: 'This address has no gift card code. Open the link of your gift card once more.',
    'zh-Hant': '此網址沒有禮品卡編號。請再次開啟禮品卡的連結。',
    'zh-Hans': '此网址没有礼品卡编号。请再次打开礼品卡的链接。',
  },
  generic: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '此處似乎出現錯誤，請重新整理或稍後再試。',
    'zh-Hans': '此处似乎出现错误，请刷新或稍后再试。',
  },
});
