import { defineStrings } from '@mrw/shared-contracts';

export const deviceMessageStrings = defineStrings('account.deviceMessages', {
  title: { en: 'Messages on this device', 'zh-Hant': '此裝置的訊息', 'zh-Hans': '此设备的消息' },
  send: { en: 'Send messages to this device', 'zh-Hant': '傳送訊息到此裝置', 'zh-Hans': '发送消息到此设备' },
  what: {
    en: 'Messages tell you what happens in your account while this site is closed. They end when you log out.',
    'zh-Hant': '網站關閉時，訊息會告訴你帳戶的最新動態。登出後即停止。',
    'zh-Hans': '网站关闭时，消息会告诉你账户的最新动态。退出后即停止。',
  },
  kinds: { en: 'Tell me about', 'zh-Hant': '通知我', 'zh-Hans': '通知我' },
  payment: { en: 'Payments with points', 'zh-Hant': '以積分付款', 'zh-Hans': '用积分付款' },
  used: {
    en: 'Coupons and tickets that are used',
    'zh-Hant': '已使用的優惠券及門票',
    'zh-Hans': '已使用的优惠券和门票',
  },
  claim: { en: 'Decisions on claims', 'zh-Hant': '申請結果', 'zh-Hans': '申请结果' },
  gift: { en: 'Gifts', 'zh-Hant': '禮物', 'zh-Hans': '礼物' },
  expiry: { en: 'What ends within three days', 'zh-Hant': '三天內到期的項目', 'zh-Hans': '三天内到期的内容' },
  quiet: {
    en: 'From 22:00 to 08:00 only payments and used coupons or tickets are told at once.',
    'zh-Hant': '22:00 至 08:00 只會即時通知付款，以及優惠券或門票的使用。',
    'zh-Hans': '22:00 至 08:00 只会即时通知付款，以及优惠券或门票的使用。',
  },
  details: { en: 'Show details', 'zh-Hant': '顯示詳情', 'zh-Hans': '显示详情' },
  detailsWhat: {
    en: 'Amounts, stores and coupons can then be read on the locked screen too.',
    'zh-Hant': '鎖定螢幕時亦可看到金額、分店及優惠券。',
    'zh-Hans': '锁定屏幕时也能看到金额、门店和优惠券。',
  },
  blocked: {
    en: 'This browser blocks messages from this site. Allow them in its settings, and load this page again.',
    'zh-Hant': '此瀏覽器封鎖了本網站的訊息。請在瀏覽器設定中允許，然後重新載入此頁。',
    'zh-Hans': '此浏览器阻止了本网站的消息。请在浏览器设置中允许，然后重新加载此页。',
  },
  homeScreen: {
    en: 'On iPhone and iPad, add this site to the home screen first (Share, Add to Home Screen), and open it from there.',
    'zh-Hant': '在 iPhone 及 iPad 上，請先將本網站加入主畫面（分享，然後「加入主畫面」），再從主畫面開啟。',
    'zh-Hans': '在 iPhone 和 iPad 上，请先将本网站添加到主屏幕（共享，然后“添加到主屏幕”），再从主屏幕打开。',
  },
  failed: {
    en: 'This did not work. Check your connection and try again.',
    'zh-Hant': '未能完成，請檢查連線後再試。',
    'zh-Hans': '无法完成，请检查网络后重试。',
  },
  refused: {
    en: 'This browser does not take messages, or they are switched off in its settings.',
    'zh-Hant': '此瀏覽器不支援接收訊息，或已在瀏覽器設定中關閉。',
    'zh-Hans': '此浏览器不支持接收消息，或已在浏览器设置中关闭。',
  },
  offer: {
    en: 'Get a message on this device when something happens in your account?',
    'zh-Hant': '帳戶有動態時，要在此裝置收到訊息嗎？',
    'zh-Hans': '账户有动态时，要在此设备收到消息吗？',
  },
  offerSend: { en: 'Send messages', 'zh-Hant': '傳送訊息', 'zh-Hans': '发送消息' },
  notNow: { en: 'Not now', 'zh-Hant': '暫時不用', 'zh-Hans': '暂时不用' },
  on: {
    en: 'Messages come to this device.',
    'zh-Hant': '此裝置將收到訊息。',
    'zh-Hans': '此设备将收到消息。',
  },
});
