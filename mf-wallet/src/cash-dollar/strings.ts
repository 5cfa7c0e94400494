import { defineStrings } from '@mrw/shared-contracts';

export const cashStrings = defineStrings('wallet.cash', {
  title: { en: 'Use cash dollars', 'zh-Hant': '使用現金獎賞', 'zh-Hans': '使用现金奖赏' },
  balance: { en: 'Points balance', 'zh-Hant': '積分結餘', 'zh-Hans': '积分余额' },
  points: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  rate: {
    en: '{{points}} points = {{cashDollar}} cash dollar ({{money}})',
    'zh-Hant': '{{points}} 積分 = {{cashDollar}} 元現金獎賞（{{money}}）',
    'zh-Hans': '{{points}} 积分 = {{cashDollar}} 元现金奖赏（{{money}}）',
  },
  amount: { en: 'Cash dollars to use', 'zh-Hant': '使用現金獎賞金額', 'zh-Hans': '现金奖赏使用金额' },
  quick: { en: 'Quick amounts', 'zh-Hant': '快速選擇金額', 'zh-Hans': '快速选择金额' },
  most: { en: 'Max {{dollars}}', 'zh-Hant': '最多 {{dollars}}', 'zh-Hans': '最多 {{dollars}}' },
  uses: {
    en: 'Uses {{points}} points, leaves {{left}}.',
    'zh-Hant': '使用 {{points}} 積分，尚餘 {{left}} 積分。',
    'zh-Hans': '使用 {{points}} 积分，剩余 {{left}} 积分。',
  },
  usesUnknown: {
    en: 'Uses {{points}} points.',
    'zh-Hant': '使用 {{points}} 積分。',
    'zh-Hans': '使用 {{points}} 积分。',
  },
  exceedsBalance: {
    en: '{{points}} points are needed. Your balance is insufficient, please re-enter.',
    'zh-Hant': '需要 {{points}} 積分，你的結餘不足，請重新輸入。',
    'zh-Hans': '需要 {{points}} 积分，你的余额不足，请重新输入。',
  },
  enterAmount: {
    en: 'Enter 1 or more.',
    'zh-Hant': '請輸入 1 或以上的金額。',
    'zh-Hans': '请输入不小于 1 的金额。',
  },
  store: { en: 'Store', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  chooseStore: { en: 'Choose a store', 'zh-Hant': '選擇分店', 'zh-Hans': '选择门店' },
  changeStore: { en: 'Change', 'zh-Hant': '更改', 'zh-Hans': '更改' },
  correctAmount: {
    en: 'Correct the amount first.',
    'zh-Hant': '請先更正金額。',
    'zh-Hans': '请先更正金额。',
  },
  storeNeeded: {
    en: 'Choose the store where you pay.',
    'zh-Hant': '請先選擇付款的分店。',
    'zh-Hans': '请先选择付款的门店。',
  },
  pay: { en: 'Pay now', 'zh-Hant': '立即付款', 'zh-Hans': '立即付款' },
  creating: { en: 'Creating code…', 'zh-Hant': '正在建立付款碼…', 'zh-Hans': '正在生成付款码…' },
  window: {
    en: 'The payment must be completed within 15 minutes. Points of an unpaid code come back.',
    'zh-Hant': '請於 15 分鐘內完成付款，未付款的積分將會退回。',
    'zh-Hans': '请在 15 分钟内完成付款，未付款的积分将会退回。',
  },
  confirmTitle: {
    en: 'Pay with cash dollars?',
    'zh-Hant': '以現金獎賞付款？',
    'zh-Hans': '使用现金奖赏付款？',
  },
  confirmText: {
    en: '{{points}} points become {{money}} for the shop.',
    'zh-Hant': '{{points}} 積分將換成 {{money}} 於商店使用。',
    'zh-Hans': '{{points}} 积分将换成 {{money}} 在商店使用。',
  },
  dontShow: { en: 'Don’t show again', 'zh-Hant': '不再顯示', 'zh-Hans': '不再显示' },
  confirm: { en: 'Confirm', 'zh-Hant': '確認', 'zh-Hans': '确认' },
  payCode: { en: 'Pay with this code', 'zh-Hant': '以此二維碼付款', 'zh-Hans': '出示此二维码付款' },
  qrCode: { en: 'Payment QR code', 'zh-Hant': '付款二維碼', 'zh-Hans': '付款二维码' },
  refreshing: {
    en: 'Getting a new code…',
    'zh-Hant': '正在取得新的二維碼…',
    'zh-Hans': '正在获取新的二维码…',
  },
  checking: { en: 'Checking the payment…', 'zh-Hant': '正在查看付款狀態…', 'zh-Hans': '正在查看付款状态…' },
  scanned: {
    en: 'The shop has scanned your code. It cannot be cancelled any more; unpaid points come back within 15 minutes.',
    'zh-Hant': '商店已掃描你的二維碼，不能再取消。若未付款，積分將於 15 分鐘內退回。',
    'zh-Hans': '商店已扫描你的二维码，不能再取消。若未付款，积分将在 15 分钟内退回。',
  },
  check: { en: 'Check payment', 'zh-Hant': '查看付款狀態', 'zh-Hans': '查看付款状态' },
  paidAt: { en: 'Paid at {{store}}', 'zh-Hant': '付款地點：{{store}}', 'zh-Hans': '付款地点：{{store}}' },
  newBalance: {
    en: 'New balance: {{points}} points',
    'zh-Hant': '最新結餘：{{points}} 積分',
    'zh-Hans': '最新余额：{{points}} 积分',
  },
  refusedAtTill: {
    en: 'The till did not take this code. Please ask the staff to scan it again.',
    'zh-Hant': '收銀處未能接收此付款碼，請職員再掃描一次。',
    'zh-Hans': '收银台未接受此付款码，请店员再扫描一次。',
  },
  applied: { en: 'Successfully applied', 'zh-Hant': '成功使用', 'zh-Hans': '使用成功' },
  ended: {
    en: 'The payment was not completed within 15 minutes. The points of this code are back.',
    'zh-Hant': '付款未於 15 分鐘內完成，此付款碼的積分已退回。',
    'zh-Hans': '付款未在 15 分钟内完成，此付款码的积分已退回。',
  },
  closed: {
    en: 'The code is closed, and its points are back.',
    'zh-Hant': '付款碼已關閉，積分已退回。',
    'zh-Hans': '付款码已关闭，积分已退回。',
  },
  cancelUnknown: {
    en: 'We could not reach the shop system. Unless the shop has taken this code, its points come back within 3 minutes.',
    'zh-Hant': '未能連線至系統。除非商店已接收此付款碼，否則積分將於 3 分鐘內退回。',
    'zh-Hans': '无法连接系统。除非商店已接收此付款码，否则积分将在 3 分钟内退回。',
  },
  notRenewed: {
    en: 'A new code could not be made. The points of this code are back.',
    'zh-Hant': '未能取得新的付款碼，此付款碼的積分已退回。',
    'zh-Hans': '无法获取新的付款码，此付款码的积分已退回。',
  },
  createUnknown: {
    en: 'We could not reach the shop system. Should a code have been made, its points come back within 3 minutes.',
    'zh-Hant': '未能連線至系統。如付款碼已建立，其積分將於 3 分鐘內退回。',
    'zh-Hans': '无法连接系统。如付款码已生成，其积分将在 3 分钟内退回。',
  },
  failed: {
    en: 'The code could not be made. Please try again later.',
    'zh-Hant': '未能建立付款碼，請稍後再試。',
    'zh-Hans': '无法生成付款码，请稍后再试。',
  },
});
