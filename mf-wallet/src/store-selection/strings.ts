import { defineStrings } from '@mrw/shared-contracts';

export const selectionStrings = defineStrings('wallet.storeSelection', {
  title: { en: 'Select pick-up store', 'zh-Hant': '選擇領取分店', 'zh-Hans': '选择自提门店' },
  confirmTitle: { en: 'Confirm your choice', 'zh-Hant': '確認選擇', 'zh-Hans': '确认选择' },
  medium: {
    en: 'Where do you want to use it?',
    'zh-Hant': '你想在哪裏使用？',
    'zh-Hans': '你想在哪里使用？',
  },
  online: { en: 'Online', 'zh-Hant': '網上', 'zh-Hans': '线上' },
  offline: { en: 'In a store', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  store: { en: 'Store', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  coupon: { en: 'Coupon', 'zh-Hant': '優惠券', 'zh-Hans': '优惠券' },
  stock: {
    en: { one: '{{count}} left', other: '{{count}} left' },
    'zh-Hant': '尚餘 {{count}} 份',
    'zh-Hans': '剩余 {{count}} 份',
  },
  convertedTitle: { en: 'Store saved', 'zh-Hant': '已儲存分店', 'zh-Hans': '已保存门店' },
  showCoupon: { en: 'View coupon', 'zh-Hant': '查看優惠券', 'zh-Hans': '查看优惠券' },
  converted: {
    en: 'Your store is saved. The coupon is ready in My coupons.',
    'zh-Hant': '已儲存所選分店，優惠券已存放於「我的優惠券」。',
    'zh-Hans': '已保存所选门店，优惠券已存放于“我的优惠券”。',
  },
  noStock: { en: 'Out of stock', 'zh-Hant': '已換罄', 'zh-Hans': '已兑完' },
  noStores: {
    en: 'There is no store to choose at the moment.',
    'zh-Hant': '暫時沒有可選擇的分店。',
    'zh-Hans': '暂时没有可选择的门店。',
  },
  readAgain: { en: 'Check again', 'zh-Hant': '重新查看', 'zh-Hans': '重新查看' },
  loading: { en: 'Loading stores…', 'zh-Hant': '正在載入分店…', 'zh-Hans': '正在加载门店…' },
  next: { en: 'Next', 'zh-Hant': '下一步', 'zh-Hans': '下一步' },
  back: { en: 'Back', 'zh-Hant': '返回', 'zh-Hans': '返回' },
  confirm: { en: 'Confirm', 'zh-Hant': '確認', 'zh-Hans': '确认' },
  confirming: { en: 'Confirming…', 'zh-Hant': '確認中…', 'zh-Hans': '确认中…' },
  chooseStore: { en: 'Choose a store first.', 'zh-Hant': '請先選擇分店。', 'zh-Hans': '请先选择门店。' },
  final: {
    en: 'You cannot change this later.',
    'zh-Hant': '確認後不能更改。',
    'zh-Hans': '确认后不能更改。',
  },
  outOfStock: {
    en: 'Sorry, this coupon is out of stock there. Please choose another store.',
    'zh-Hant': '抱歉，優惠券已換罄，請選擇其他分店。',
    'zh-Hans': '抱歉，优惠券已兑完，请选择其他门店。',
  },
  noInternet: {
    en: 'No Internet Connection. Nothing was changed, please try again.',
    'zh-Hant': '沒有網絡連線，未作任何更改，請再試一次。',
    'zh-Hans': '没有网络连接，未做任何更改，请再试一次。',
  },
  unknown: {
    en: 'We could not reach the shop system. Whether your choice was saved will be shown once you are connected again.',
    'zh-Hant': '未能連線至系統。恢復連線後，將顯示你的選擇是否已儲存。',
    'zh-Hans': '无法连接系统。恢复连接后，将显示你的选择是否已保存。',
  },
  failed: {
    en: 'Your choice could not be saved. Please try again.',
    'zh-Hant': '未能儲存你的選擇，請再試一次。',
    'zh-Hans': '无法保存你的选择，请再试一次。',
  },
  storesFailed: {
    en: 'The stores could not be read. Please try again.',
    'zh-Hant': '未能讀取分店，請再試一次。',
    'zh-Hans': '无法读取门店，请再试一次。',
  },
});
