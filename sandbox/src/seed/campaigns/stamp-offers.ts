import { t } from '../text';
import { how } from './instructions';
import type { Offer } from './offer';

const images = { stamp_slot_image: 'stamps/slot.png', stamp_gift_image: 'stamps/gift.png' };

export const stampOffers: readonly Offer[] = [
  {
    id: 401,
    brand: 4,
    type: 'STAMP_CAMPAIGN',
    name: t('Summer Stamps', '夏日印花', '夏日印花'),
    short: t(
      'Ten stamps, four gifts, one long summer.',
      '十個印花、四份禮物、一個悠長夏日。',
      '十个印花、四份礼物、一个悠长夏日。',
    ),
    detail: t(
      'Collect a stamp for each small adventure: scan at the bar, check in at the pier, bring a friend, send a receipt. Gifts wait at three, four, five and ten.',
      '每次小冒險均可儲一個印花：在吧枱掃碼、在碼頭簽到、推薦朋友、上載收據。儲滿三、四、五及十個可換禮物。',
      '每次小冒险均可储一个印花：在吧台扫码、在码头签到、推荐朋友、上传收据。储满三、四、五及十个可换礼物。',
    ),
    how: how.stamps,
    photoCount: 3,
    more: { total_stamps: 10, is_featured: true, ...images },
  },
  {
    id: 402,
    brand: 8,
    type: 'STAMP_CAMPAIGN',
    name: t('Ended Stamps', '已結束的印花', '已结束的印花'),
    short: t('The autumn walk card has closed.', '秋日步行印花卡已結束。', '秋日步行印花卡已结束。'),
    detail: t(
      'Your stamps stay here to look at. Gifts can no longer be opened.',
      '您的印花會保留在此供瀏覽，但不能再領取禮物。',
      '您的印花会保留在此供浏览，但不能再领取礼物。',
    ),
    how: how.stamps,
    end: -2,
    more: { total_stamps: 6, ...images },
  },
  {
    id: 403,
    brand: 10,
    type: 'STAMP_CAMPAIGN',
    name: t('New Stamps', '全新印花', '全新印花'),
    short: t(
      'Six bouquets, one free: start today.',
      '買六束花送一束：即日開始。',
      '买六束花送一束：即日开始。',
    ),
    detail: t(
      'One stamp for every bouquet. The seventh is ours.',
      '每買一束花得一個印花，第七束由我們送贈。',
      '每买一束花得一个印花，第七束由我们送赠。',
    ),
    how: how.stamps,
    more: { total_stamps: 6, ...images },
  },
];

export const noticeOffers: readonly Offer[] = [
  {
    id: 501,
    brand: 4,
    type: 'GENERAL_MESSAGE_CAMPAIGN',
    name: t('Service Notice', '服務通告', '服务通告'),
    short: t(
      'Points counters close early on the evening of the lantern festival.',
      '元宵節當晚積分櫃位提早關閉。',
      '元宵节当晚积分柜台提早关闭。',
    ),
    detail: t(
      'All counters close at six so that our colleagues can see the lanterns too. The app works as usual.',
      '所有櫃位於下午六時關閉，讓同事一同賞燈。應用程式服務如常。',
      '所有柜台于下午六时关闭，让同事一同赏灯。应用程序服务如常。',
    ),
    how: how.notice,
    end: null,
  },
];
