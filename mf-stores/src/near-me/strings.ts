import { defineStrings } from '@mrw/shared-contracts';

export const nearMeStrings = defineStrings('stores.nearMe', {
  nearMe: { en: 'Near me', 'zh-Hant': '附近分店', 'zh-Hans': '附近门店' },
  sorted: {
    en: 'Nearest first. Your location stays on this device.',
    'zh-Hant': '由近至遠排列。你的位置資料只留在此裝置。',
    'zh-Hans': '由近到远排列。你的位置信息只留在此设备。',
  },
  nearest: { en: 'Nearest store:', 'zh-Hant': '最近的分店：', 'zh-Hans': '最近的门店：' },
  denied: {
    en: 'Your browser may not share your location with this site. You can choose a district instead.',
    'zh-Hant': '瀏覽器未獲准向本網站提供你的位置。你可以改為選擇分區。',
    'zh-Hans': '浏览器未允许本网站获取你的位置。你可以改为选择区域。',
  },
  notFound: {
    en: 'We could not find where you are. Try again, or choose a district instead.',
    'zh-Hant': '未能找到你的位置。請再試一次，或改為選擇分區。',
    'zh-Hans': '无法找到你的位置。请重试，或改为选择区域。',
  },
  districts: { en: 'Choose a district', 'zh-Hant': '選擇分區', 'zh-Hans': '选择区域' },
  metres: { en: '{{value}} m', 'zh-Hant': '{{value}} 米', 'zh-Hans': '{{value}} 米' },
  kilometres: { en: '{{value}} km', 'zh-Hant': '{{value}} 公里', 'zh-Hans': '{{value}} 公里' },
});
