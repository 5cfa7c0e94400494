import { t } from '../text';

/** How each kind of offer is used; shared by the campaigns of that kind. */
export const how = {
  coupon: t(
    'Redeem the coupon here, then open My coupons at the counter and show the code before you pay. One coupon per transaction; it cannot be exchanged for cash.',
    '於本頁兌換優惠券，付款前在櫃位打開「我的優惠券」並出示代碼。每次交易限用一張，不可兌換現金。',
    '于本页兑换优惠券，付款前在柜台打开“我的优惠券”并出示代码。每次交易限用一张，不可兑换现金。',
  ),
  pickUp: t(
    'After redeeming, choose the store where you want to use the coupon. Stock differs from store to store and is held for you once you confirm.',
    '兌換後請選擇使用優惠券的分店。各分店存貨不同，確認後會為您保留。',
    '兑换后请选择使用优惠券的分店。各分店存货不同，确认后会为您保留。',
  ),
  ticket: t(
    'Choose a session, answer the questions and confirm. Your ticket appears in My tickets; show it at the entrance 15 minutes before the start.',
    '選擇場次、回答問題並確認。門票會存入「我的門票」，請於開場前15分鐘在入口出示。',
    '选择场次、回答问题并确认。门票会存入“我的门票”，请于开场前15分钟在入口出示。',
  ),
  guestTicket: t(
    'No membership needed: leave a contact, confirm, and keep the entry QR code for the door.',
    '毋須登記會員：留下聯絡方法並確認，入場時出示入場二維碼即可。',
    '无须登记会员：留下联络方法并确认，入场时出示入场二维码即可。',
  ),
  scan: t(
    'Open this page on your phone, press scan and point the camera at the QR code on the counter. Once a day per member.',
    '用手機打開本頁，按「掃描」並將鏡頭對準櫃位上的二維碼。每位會員每日一次。',
    '用手机打开本页，按“扫描”并将镜头对准柜台上的二维码。每位会员每日一次。',
  ),
  checkIn: t(
    'When you are at the pier, open this page on your phone, press check in and allow the browser to read your location.',
    '到達碼頭後，用手機打開本頁，按「簽到」並允許瀏覽器讀取位置。',
    '到达码头后，用手机打开本页，按“签到”并允许浏览器读取位置。',
  ),
  automatic: t(
    'Nothing to press: the reward arrives by itself and you will find it in your activity log.',
    '毋須任何操作：獎賞會自動派發，可於活動記錄查看。',
    '无须任何操作：奖赏会自动派发，可于活动记录查看。',
  ),
  refer: t(
    'Share your personal link. When a friend signs up with it, you receive your points at once.',
    '分享您的專屬連結。朋友經連結登記後，您即可獲得積分。',
    '分享您的专属连结。朋友经连结登记后，您即可获得积分。',
  ),
  stamps: t(
    'Collect stamps with the tasks below. Open each gift as soon as you reach it; every gift can be opened once.',
    '完成以下任務儲印花。到達指定數目即可打開禮物，每份禮物只可領取一次。',
    '完成以下任务储印花。到达指定数目即可打开礼物，每份礼物只可领取一次。',
  ),
  notice: t('No action is needed.', '毋須任何操作。', '无须任何操作。'),
} as const;
