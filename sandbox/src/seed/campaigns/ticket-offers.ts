import { t } from '../text';
import { how } from './instructions';
import type { Offer } from './offer';

const ticket = (offer: Omit<Offer, 'type' | 'how'> & { readonly how?: Offer['how'] }): Offer => ({
  type: 'TICKET_CAMPAIGN',
  how: how.ticket,
  ...offer,
});

export const ticketOffers: readonly Offer[] = [
  ticket({
    id: 201,
    brand: 3,
    name: t('Harbour Concert', '海港音樂會', '海港音乐会'),
    short: t(
      'Two bands, one stage on the water, three sessions.',
      '兩隊樂隊，一個水上舞台，三個場次。',
      '两队乐队，一个水上舞台，三个场次。',
    ),
    detail: t(
      'The stage floats, the sound does not. Local bands play their own songs from dusk until the ferries stop. Doors open an hour early; bring a jacket, it is windy.',
      '舞台浮在海上，樂聲腳踏實地。本地樂隊由黃昏演出自己的作品，直至渡輪停航。開場前一小時入場，海邊風大，請帶外套。',
      '舞台浮在海上，乐声脚踏实地。本地乐队由黄昏演出自己的作品，直至渡轮停航。开场前一小时入场，海边风大，请带外套。',
    ),
    start: -2,
    photoCount: 3,
    more: { required_points: 200, per_head_limit: 4, is_featured: true, should_fill_other_information: true },
  }),
  ticket({
    id: 202,
    brand: 6,
    name: t('Open Day', '開放日', '开放日'),
    short: t(
      'Tents, kites and free rides for the whole family.',
      '帳篷、風箏和免費遊樂設施，適合一家大小。',
      '帐篷、风筝和免费游乐设施，适合一家大小。',
    ),
    detail: t(
      'Three tents on the lawn: build a kite, meet the balloon pilots, learn to juggle. Free for everybody, member or not.',
      '草地上設三個帳篷：製作風箏、認識熱氣球機師、學習雜耍。會員或訪客均可免費參加。',
      '草地上设三个帐篷：制作风筝、认识热气球机师、学习杂耍。会员或访客均可免费参加。',
    ),
    how: how.guestTicket,
    photoCount: 3,
    more: { ignore_login: true, per_head_limit: 6 },
  }),
  ticket({
    id: 203,
    brand: 11,
    name: t('OTP Workshop', '陶藝工作坊', '陶艺工作坊'),
    short: t(
      'Throw your first bowl. Guests confirm by a one-time code.',
      '親手拉製第一隻碗，訪客須以一次性驗證碼確認。',
      '亲手拉制第一只碗，访客须以一次性验证码确认。',
    ),
    detail: t(
      'Two hours at the wheel with clay up to your elbows. We fire and glaze your piece and you collect it three weeks later.',
      '兩小時轆轤體驗，滿手陶泥。作品由我們燒製上釉，三星期後領取。',
      '两小时辘轳体验，满手陶泥。作品由我们烧制上釉，三星期后领取。',
    ),
    how: how.guestTicket,
    more: { ignore_login: true, enable_otp: true, per_head_limit: 2, should_fill_other_information: true },
  }),
  ticket({
    id: 204,
    brand: 3,
    name: t('Sold-out Show', '滿座放映', '满座放映'),
    short: t('The restored 1962 harbour musical.', '修復版1962年海港歌舞片。', '修复版1962年海港歌舞片。'),
    detail: t(
      'Every seat is taken. Check again a day before: some tickets come back.',
      '座位已滿。放映前一天或有退票，敬請留意。',
      '座位已满。放映前一天或有退票，敬请留意。',
    ),
    more: { required_points: 150, per_head_limit: 2 },
  }),
  ticket({
    id: 205,
    brand: 2,
    name: t('Slot Talk', '作家講座', '作家讲座'),
    short: t(
      'A novelist, a map and forty chairs.',
      '一位小說家、一張地圖、四十張椅子。',
      '一位小说家、一张地图、四十张椅子。',
    ),
    detail: t(
      'How a street becomes a story: a talk with slides, followed by tea and signing.',
      '一條街如何成為一個故事：附投影片講座，隨後有茶點及簽名環節。',
      '一条街如何成为一个故事：附投影片讲座，随后有茶点及签名环节。',
    ),
    more: { required_points: 60, per_head_limit: 4 },
  }),
  ticket({
    id: 206,
    brand: 3,
    name: t('Quiet Show', '寧靜放映', '宁静放映'),
    short: t(
      'Lights low, sound soft, no trailers.',
      '柔和燈光、低音量、無預告片。',
      '柔和灯光、低音量、无预告片。',
    ),
    detail: t(
      'A relaxed screening for anyone who likes it calm. Come and go as you please.',
      '為喜歡寧靜的觀眾而設的輕鬆放映，可隨時進出。',
      '为喜欢宁静的观众而设的轻松放映，可随时进出。',
    ),
    more: { required_points: 100, should_show_coupon_stock: false },
  }),
  ticket({
    id: 207,
    brand: 12,
    name: t('Blackout Ticket', '夜市導賞團', '夜市导赏团'),
    short: t('Eat your way through the market with the cook.', '跟隨大廚吃遍夜市。', '跟随大厨吃遍夜市。'),
    detail: t(
      'Eight tastings, two hours, one very full notebook. Not on blackout days.',
      '八款試食、兩小時、寫滿一本筆記。指定日子不適用。',
      '八款试食、两小时、写满一本笔记。指定日子不适用。',
    ),
    more: { required_points: 120, per_head_limit: 2 },
  }),
  ticket({
    id: 208,
    brand: 10,
    name: t('Month Question', '花藝之月', '花艺之月'),
    short: t('A garden visit in the month you choose.', '任選月份參觀花園。', '任选月份参观花园。'),
    detail: t(
      'Tell us the month you like best and we reserve a morning for you among the greenhouses.',
      '告訴我們您喜愛的月份，我們會為您預留一個溫室早晨。',
      '告诉我们您喜爱的月份，我们会为您预留一个温室早晨。',
    ),
    more: { required_points: 90, per_head_limit: 2, should_fill_other_information: true },
  }),
];
