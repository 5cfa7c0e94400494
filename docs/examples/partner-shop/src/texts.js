export const languages = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' };
const order = Object.keys(languages);

/** A text in the order of the languages. */
const texts = {
  shop: ['Wharf Coffee', '碼頭咖啡', '码头咖啡'],
  tagline: ['Roasted at the pier', '碼頭新鮮烘焙', '码头新鲜烘焙'],
  products: ['Products', '產品', '商品'],
  basket: ['Basket', '購物籃', '购物车'],
  language: ['Language', '語言', '语言'],
  beans: ['House beans, 250 g', '招牌咖啡豆 250 克', '招牌咖啡豆 250 克'],
  dripper: ['Pour-over set', '手沖套裝', '手冲套装'],
  mug: ['Travel mug', '隨行杯', '随行杯'],
  add: ['Add to basket', '加入購物籃', '加入购物车'],
  quantity: ['Quantity', '數量', '数量'],
  update: ['Update', '更新', '更新'],
  empty: ['Your basket is empty.', '購物籃是空的。', '购物车是空的。'],
  subtotal: ['Subtotal', '小計', '小计'],
  coupon: ['Coupon', '優惠券', '优惠券'],
  cash: ['Cash dollars', '現金獎賞', '现金奖赏'],
  heldUntil: ['Held for this order until {time}', '為此訂單保留至 {time}', '为此订单保留至 {time}'],
  remove: ['Remove', '移除', '移除'],
  due: ['To pay', '應付', '应付'],
  checkout: ['Place order', '提交訂單', '提交订单'],
  logIn: ['Log in', '登入', '登录'],
  logOut: ['Log out', '登出', '退出登录'],
  signUp: ['Create account', '建立帳戶', '创建账户'],
  name: ['Name', '名稱', '名称'],
  password: ['Password (8 or more characters)', '密碼（最少 8 個字元）', '密码（至少 8 个字符）'],
  account: ['Account', '帳戶', '账户'],
  accountFirst: [
    'Log in to use your rewards and to order.',
    '請先登入，以使用獎賞及下單。',
    '请先登录，以使用奖赏和下单。',
  ],
  rewards: ['Your rewards', '你的獎賞', '你的奖赏'],
  linkHint: [
    'Link your Harbour Rewards account once to use coupons and cash dollars here.',
    '連結海港獎賞帳戶一次，即可在此使用優惠券及現金獎賞。',
    '关联一次海港奖赏账户，即可在此使用优惠券和现金奖赏。',
  ],
  link: ['Link Harbour Rewards', '連結海港獎賞', '关联海港奖赏'],
  unlink: ['End the link', '終止連結', '解除关联'],
  frame: ['In a frame', '框架模式', '框架模式'],
  inline: ['In this page', '頁內模式', '页内模式'],
  walletFailed: [
    'Your rewards cannot be shown now. You can order without them.',
    '暫時未能顯示你的獎賞，你仍可下單。',
    '暂时无法显示你的奖赏，你仍可下单。',
  ],
  ordered: ['Thank you for your order', '多謝惠顧', '感谢惠顾'],
  orderNumber: ['Order', '訂單', '订单'],
  payOnPickUp: ['Pay {money} when you pick it up.', '取貨時支付 {money}。', '取货时支付 {money}。'],
  wrongLogIn: ['Name or password is wrong.', '名稱或密碼不正確。', '名称或密码不正确。'],
  wrongSignUp: [
    'Choose another name, and a password of 8 or more characters.',
    '請選擇其他名稱，以及最少 8 個字元的密碼。',
    '请选择其他名称，以及至少 8 个字符的密码。',
  ],
  notLinkedNow: ['Your account was not linked.', '帳戶未有連結。', '账户未关联。'],
  notFound: ['This page does not exist.', '找不到此頁面。', '找不到此页面。'],
  oneCoupon: ['One coupon per order.', '每張訂單限用一張優惠券。', '每张订单限用一张优惠券。'],
  otherCoupon: ['This shop does not take this coupon.', '本店不接受此優惠券。', '本店不接受此优惠券。'],
  couponFrom: [
    'This coupon is for orders of HK$100.00 or more.',
    '此優惠券適用於滿 HK$100.00 的訂單。',
    '此优惠券适用于满 HK$100.00 的订单。',
  ],
  couponNotUsable: ['This coupon cannot be used now.', '此優惠券暫時不能使用。', '此优惠券暂时无法使用。'],
  couponGone: [
    'The coupon cannot be used for this order and was removed.',
    '此優惠券不適用於此訂單，已移除。',
    '此优惠券不适用于此订单，已移除。',
  ],
  oneCash: [
    'This order has cash dollars already: remove them first.',
    '此訂單已使用現金獎賞，請先移除。',
    '此订单已使用现金奖赏，请先移除。',
  ],
  cashTooMuch: ['That is more than the order costs.', '金額超出訂單總額。', '金额超出订单总额。'],
  cashGone: [
    'The cash dollars are no longer held for this order and were removed.',
    '現金獎賞已不再為此訂單保留，並已移除。',
    '现金奖赏已不再为此订单保留，并已移除。',
  ],
  codeOver: ['This code is no longer valid.', '此付款碼已失效。', '此付款码已失效。'],
  unknownCode: ['This code is not one of your account.', '此代碼不屬於你的帳戶。', '此代码不属于你的账户。'],
  notLinked: ['Your account is not linked.', '你的帳戶尚未連結。', '你的账户尚未关联。'],
  notChecked: [
    'We could not check this now. Nothing was used; please try again.',
    '暫時未能核實，並未使用任何獎賞，請再試。',
    '暂时无法核实，未使用任何奖赏，请重试。',
  ],
};

/** @returns the text of a key in a language; `{name}` is filled in */
export const wordsOf =
  (language) =>
  (key, values = {}) =>
    texts[key][order.indexOf(language)].replace(/\{(\w+)\}/g, (_, name) => values[name]);

export const isText = (key) => Object.hasOwn(texts, key);

/** The language of an address, of the cookie, or of the browser. */
export function languageOf(...wishes) {
  const known = wishes.find((wish) => Object.hasOwn(languages, wish ?? ''));
  if (known) return known;
  const wish = (wishes.at(-1) ?? '').toLowerCase();
  if (/^zh(-hans|-cn|-sg)/.test(wish)) return 'zh-Hans';
  return wish.startsWith('zh') ? 'zh-Hant' : 'en';
}
