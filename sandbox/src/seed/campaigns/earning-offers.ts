import { t } from '../text';
import { how } from './instructions';
import type { Offer } from './offer';

const earning = (offer: Omit<Offer, 'type'>): Offer => ({ type: 'EARNING_CAMPAIGN', ...offer });

export const earningOffers: readonly Offer[] = [
  earning({
    id: 301,
    brand: 1,
    name: t('Scan & Sip', '掃碼賺積分', '扫码赚积分'),
    short: t(
      'Scan the code on the bar, earn 50 points.',
      '掃描吧枱上的二維碼，賺取50積分。',
      '扫描吧台上的二维码，赚取50积分。',
    ),
    detail: t(
      'A small thank-you for each visit: look for the green stand beside the till.',
      '每次到訪的小小謝意：請留意收銀處旁的綠色立牌。',
      '每次到访的小小谢意：请留意收银处旁的绿色立牌。',
    ),
    how: how.scan,
  }),
  earning({
    id: 302,
    brand: 9,
    name: t('Scan for a Cookie', '掃碼換曲奇', '扫码换曲奇'),
    short: t(
      'Scan at the bakery and take a cookie home.',
      '在餅店掃碼，帶走一件曲奇。',
      '在饼店扫码，带走一件曲奇。',
    ),
    detail: t(
      'The yellow stand holds today’s code. The cookie coupon lands in your wallet at once.',
      '黃色立牌上有今天的二維碼，曲奇優惠券即時存入您的錢包。',
      '黄色立牌上有今天的二维码，曲奇优惠券即时存入您的钱包。',
    ),
    how: how.scan,
  }),
  earning({
    id: 303,
    brand: 4,
    name: t('Pier Check-in', '碼頭簽到', '码头签到'),
    short: t(
      'Say hello from the pier, earn 30 points.',
      '在碼頭簽到，賺取30積分。',
      '在码头签到，赚取30积分。',
    ),
    detail: t(
      'Anywhere within 200 metres of the North Pier clock will do.',
      '北碼頭大鐘200米範圍內均可簽到。',
      '北码头大钟200米范围内均可签到。',
    ),
    how: how.checkIn,
  }),
  earning({
    id: 304,
    brand: 9,
    name: t('Pier Cookie', '碼頭曲奇', '码头曲奇'),
    short: t(
      'Check in at the pier and get a cookie.',
      '在碼頭簽到，免費換領曲奇。',
      '在码头签到，免费换领曲奇。',
    ),
    detail: t(
      'Fresh from the kiosk by the turnstiles, until the tray is empty.',
      '於閘機旁的小店領取，派完即止。',
      '于闸机旁的小店领取，派完即止。',
    ),
    how: how.checkIn,
  }),
  earning({
    id: 305,
    brand: 1,
    name: t('Refer a Friend', '推薦朋友', '推荐朋友'),
    short: t(
      '500 points for every friend who joins.',
      '每成功推薦一位朋友登記，即賞500積分。',
      '每成功推荐一位朋友登记，即赏500积分。',
    ),
    detail: t(
      'Good coffee tastes better in company. There is no limit to the friends you may bring.',
      '好咖啡與人分享更美味。推薦人數不限。',
      '好咖啡与人分享更美味。推荐人数不限。',
    ),
    how: how.refer,
    end: null,
  }),
  earning({
    id: 306,
    brand: 12,
    name: t('Shop & Earn', '購物賺獎賞', '购物赚奖赏'),
    short: t(
      'A HK$20 thank-you coupon with every approved receipt.',
      '每張獲批收據可得HK$20感謝券。',
      '每张获批收据可得HK$20感谢券。',
    ),
    detail: t(
      'Send us the receipt of any partner store. We usually answer within three days.',
      '上載任何夥伴商戶的收據，一般三日內完成審批。',
      '上传任何伙伴商户的收据，一般三日内完成审批。',
    ),
    how: how.automatic,
    end: null,
  }),
  earning({
    id: 307,
    brand: 9,
    name: t('Birthday Treat', '生日獎賞', '生日奖赏'),
    short: t(
      '200 points on the first day of your birthday month.',
      '生日月份首日獲贈200積分。',
      '生日月份首日获赠200积分。',
    ),
    detail: t(
      'Add your birth month in My account and let us surprise you.',
      '在「我的帳戶」填寫出生月份，讓我們為您送上驚喜。',
      '在“我的账户”填写出生月份，让我们为您送上惊喜。',
    ),
    how: how.automatic,
    end: null,
  }),
  earning({
    id: 308,
    brand: 10,
    name: t('New Member Welcome', '新會員迎新禮', '新会员迎新礼'),
    short: t('100 points when you join.', '登記即賞100積分。', '登记即赏100积分。'),
    detail: t(
      'A small bunch of points to begin with. They arrive with your first log-in.',
      '一小束積分作為見面禮，首次登入時自動送出。',
      '一小束积分作为见面礼，首次登入时自动送出。',
    ),
    how: how.automatic,
    end: null,
  }),
  earning({
    id: 309,
    brand: 8,
    name: t('Level Up', '升級獎賞', '升级奖赏'),
    short: t('1,000 points for each new level.', '每次升級獲贈1,000積分。', '每次升级获赠1,000积分。'),
    detail: t(
      'The view gets better with every step. Silver, Gold and Diamond all count.',
      '步步高升，風景更美。銀卡、金卡及鑽石會員升級均適用。',
      '步步高升，风景更美。银卡、金卡及钻石会员升级均适用。',
    ),
    how: how.automatic,
    end: null,
  }),
  earning({
    id: 310,
    brand: 4,
    name: t('Cove Check-in Soon', '海灣簽到（即將開始）', '海湾签到（即将开始）'),
    short: t('A new check-in spot by the lighthouse.', '燈塔旁的全新簽到點。', '灯塔旁的全新签到点。'),
    detail: t('Opens with the winter ferry timetable.', '將隨冬季渡輪船期開放。', '将随冬季渡轮船期开放。'),
    how: how.checkIn,
    start: 5,
  }),
  earning({
    id: 311,
    brand: 2,
    name: t('Book Fair Check-in', '書展簽到', '书展签到'),
    short: t('The book fair is over, see you next year.', '書展已結束，明年再見。', '书展已结束，明年再见。'),
    detail: t(
      'Thank you to the 4,000 readers who checked in.',
      '感謝4,000位讀者前來簽到。',
      '感谢4,000位读者前来签到。',
    ),
    how: how.checkIn,
    end: -1,
  }),
  earning({
    id: 312,
    brand: 3,
    name: t('Premiere Check-in', '首映簽到', '首映签到'),
    short: t(
      'Check in at the premiere, but not on blackout days.',
      '在首映場地簽到，指定日子除外。',
      '在首映场地签到，指定日子除外。',
    ),
    detail: t('The red carpet is closed today.', '紅地氈今天暫停開放。', '红地毯今天暂停开放。'),
    how: how.checkIn,
  }),
  earning({
    id: 313,
    brand: 11,
    name: t('Quiet Hour Check-in', '寧靜時光簽到', '宁静时光签到'),
    short: t('All hundred cups of tea have been poured.', '一百杯清茶已全部送出。', '一百杯清茶已全部送出。'),
    detail: t('The reward of this check-in has run out.', '此簽到獎賞已派完。', '此签到奖赏已派完。'),
    how: how.checkIn,
    more: { stock: 0 },
  }),
];
