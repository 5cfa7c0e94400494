import { defineStrings } from '@mrw/shared-contracts';

export const detailStrings = defineStrings('wallet.detail', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  storeChosen: {
    en: 'Store chosen: {{store}}. The coupon is ready.',
    'zh-Hant': '已選擇分店：{{store}}。優惠券可以使用。',
    'zh-Hans': '已选择门店：{{store}}。优惠券可以使用。',
  },
  used: { en: 'Used', 'zh-Hant': '已使用', 'zh-Hans': '已使用' },
  expired: { en: 'Expired', 'zh-Hant': '已過期', 'zh-Hans': '已过期' },
  usedOn: { en: 'Used on {{date}}', 'zh-Hant': '於 {{date}}使用', 'zh-Hans': '于 {{date}}使用' },
  expiredOn: { en: 'Expired on {{date}}', 'zh-Hant': '於 {{date}}過期', 'zh-Hans': '于 {{date}}过期' },
  expireDate: { en: 'Expire date', 'zh-Hant': '到期日', 'zh-Hans': '到期日' },
  startDate: { en: 'Start date', 'zh-Hant': '生效日期', 'zh-Hans': '生效日期' },
  alwaysActive: { en: 'Always active', 'zh-Hant': '永久有效', 'zh-Hans': '永久有效' },
  availableSince: {
    en: 'It will be available since {{date}}.',
    'zh-Hant': '將於 {{date}}起可使用。',
    'zh-Hans': '自 {{date}}起可用。',
  },
  session: { en: 'Time', 'zh-Hant': '時段', 'zh-Hans': '时段' },
  selectedStore: { en: 'Selected store', 'zh-Hant': '已選分店', 'zh-Hans': '已选门店' },
  brand: { en: 'Brand', 'zh-Hant': '品牌', 'zh-Hans': '品牌' },
  instruction: { en: 'Instruction', 'zh-Hant': '使用須知', 'zh-Hans': '使用须知' },
  details: { en: 'Detail', 'zh-Hant': '詳情', 'zh-Hans': '详情' },
  selectStore: { en: 'Select store', 'zh-Hant': '選擇分店', 'zh-Hans': '选择门店' },
  chooseFirst: {
    en: 'Choose where you want to use it. You then get your code.',
    'zh-Hant': '請先選擇使用地點，即可取得兌換碼。',
    'zh-Hans': '请先选择使用地点，即可获取兑换码。',
  },
});
