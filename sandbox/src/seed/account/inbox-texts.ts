import { t } from '../text';
import type { Text } from '../text';

export type Message = { readonly title: Text; readonly content: Text };

/** Everyday news; the lists of many messages take them in turn. */
export const news: readonly Message[] = [
  {
    title: t('Your coffee is waiting', '您的咖啡正在等您', '您的咖啡正在等您'),
    content: t(
      'A hand-brewed cup is 500 points this week, and the window seats are free before ten.',
      '本星期500積分即可換一杯手沖咖啡，上午十時前窗邊座位任您選。',
      '本星期500积分即可换一杯手冲咖啡，上午十时前窗边座位任您选。',
    ),
  },
  {
    title: t('New dim sum on the trolley', '點心車新口味', '点心车新口味'),
    content: t(
      'Turnip cakes with dried shrimp are back for the season. Two baskets for one until the end of the month.',
      '時令蝦米蘿蔔糕回歸，本月底前點心買一送一。',
      '时令虾米萝卜糕回归，本月底前点心买一送一。',
    ),
  },
  {
    title: t('Storytime on Saturday', '星期六說故事', '星期六说故事'),
    content: t(
      'Bring a cushion to the children’s deck at eleven. No booking needed.',
      '上午十一時帶同坐墊到兒童甲板，毋須預約。',
      '上午十一时带同坐垫到儿童甲板，无须预约。',
    ),
  },
  {
    title: t('A quieter Thursday', '寧靜的星期四', '宁静的星期四'),
    content: t(
      'The late screening is now also a quiet one: soft sound, low lights.',
      '深夜場現已加設寧靜放映：柔和音量、昏暗燈光。',
      '深夜场现已加设宁静放映：柔和音量、昏暗灯光。',
    ),
  },
  {
    title: t('The flower boat arrives', '鮮花船到港', '鲜花船到港'),
    content: t(
      'Peonies and sweet peas from the first ferry, while they last.',
      '首班渡輪送到牡丹和香豌豆，售完即止。',
      '首班渡轮送到牡丹和香豌豆，售完即止。',
    ),
  },
  {
    title: t('Trains run late this weekend', '週末火車延長服務', '周末火车延长服务'),
    content: t(
      'The lantern viaduct stays lit until one in the morning on Friday and Saturday.',
      '星期五、六燈籠高架橋亮燈至凌晨一時。',
      '星期五、六灯笼高架桥亮灯至凌晨一时。',
    ),
  },
];

/** The messages of demo-level2 that show one state each. */
export const specialMessages = {
  campaignLink: {
    title: t('A voucher for your next cup', '下一杯咖啡的禮券', '下一杯咖啡的礼券'),
    content: t(
      'We have set aside a hundred coffee vouchers for members. See the offer and redeem yours.',
      '我們為會員預留了一百張咖啡禮券，立即查看優惠並兌換。',
      '我们为会员预留了一百张咖啡礼券，立即查看优惠并兑换。',
    ),
  },
  disabledLink: {
    title: t('Your summer coupon', '您的夏日優惠券', '您的夏日优惠券'),
    content: t(
      'The coupon in this message has been used or has ended.',
      '此訊息中的優惠券已使用或已結束。',
      '此讯息中的优惠券已使用或已结束。',
    ),
  },
  photo: {
    title: t('Look what is in the box', '看看盒子裏有甚麼', '看看盒子里有甚么'),
    content: t(
      'Six cookies, one surprise. The picture gives a little of it away.',
      '六件曲奇，一份驚喜，圖片透露了一點點。',
      '六件曲奇，一份惊喜，图片透露了一点点。',
    ),
  },
  long: {
    title: t('A letter from the pier', '來自碼頭的信', '来自码头的信'),
    content: t(
      'Dear member, when we hung the first lantern on the old pier ten years ago there were four shops and one very tired ferry. Today there are sixty stores, twelve brands and a queue for noodles that reaches the ticket hall. We would like to thank you with a few changes. From this month points from receipts arrive within three days. Coupons can be used until the last minute of the day that is printed on them. The stamp card remembers where you left off. And if something goes wrong, a person answers the telephone, at any hour. Thank you for every coffee, every book and every wet umbrella left in the stand by mistake. We kept them all.',
      '親愛的會員：十年前我們在舊碼頭掛起第一盞燈籠時，這裏只有四間店和一艘疲憊的渡輪。今天已有六十間分店、十二個品牌，還有一條排到售票大堂的湯麵隊伍。為表謝意，我們作出了一些改進。由本月起，收據積分將於三日內存入；優惠券可使用至所示日期的最後一分鐘；印花卡會記住您的進度；如有任何問題，全日24小時均有專人接聽電話。感謝您的每一杯咖啡、每一本書，還有每一把誤留在傘架上的雨傘，我們全都保管着。',
      '亲爱的会员：十年前我们在旧码头挂起第一盏灯笼时，这里只有四间店和一艘疲惫的渡轮。今天已有六十间分店、十二个品牌，还有一条排到售票大堂的汤面队伍。为表谢意，我们作出了一些改进。由本月起，收据积分将于三日内存入；优惠券可使用至所示日期的最后一分钟；印花卡会记住您的进度；如有任何问题，全日24小时均有专人接听电话。感谢您的每一杯咖啡、每一本书，还有每一把误留在伞架上的雨伞，我们全都保管着。',
    ),
  },
  external: {
    title: t('Night market map', '夜市地圖', '夜市地图'),
    content: t(
      'All twenty stalls on one page, with opening hours.',
      '一頁看盡二十個攤檔及營業時間。',
      '一页看尽二十个摊位及营业时间。',
    ),
  },
  stamps: {
    title: t(
      'Two gifts are waiting on your stamp card',
      '印花卡上有兩份禮物等您領取',
      '印花卡上有两份礼物等您领取',
    ),
    content: t(
      'You have five stamps. Open the gifts at four and five whenever you like.',
      '您已儲得五個印花，第四及第五個印花的禮物可隨時領取。',
      '您已储得五个印花，第四及第五个印花的礼物可随时领取。',
    ),
  },
  level: {
    title: t('HK$4,000 to keep Silver', '再消費HK$4,000即可保留銀卡', '再消费HK$4,000即可保留银卡'),
    content: t(
      'You are more than half way. Every approved receipt counts.',
      '您已完成一半以上，每張獲批收據均計算在內。',
      '您已完成一半以上，每张获批收据均计算在内。',
    ),
  },
} as const satisfies Record<string, Message>;
