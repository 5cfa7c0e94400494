import { defineStrings } from '@mrw/shared-contracts';

export const mapStrings = defineStrings('stores.map', {
  map: { en: 'Map of stores', 'zh-Hant': '分店地圖', 'zh-Hans': '门店地图' },
  keys: {
    en: 'Arrow keys move to the next store or move the map, plus and minus zoom.',
    'zh-Hant': '方向鍵移至下一間分店或移動地圖，加號及減號縮放。',
    'zh-Hans': '方向键移至下一家门店或移动地图，加号和减号缩放。',
  },
  closer: { en: 'Zoom in', 'zh-Hant': '放大', 'zh-Hans': '放大' },
  wider: { en: 'Zoom out', 'zh-Hant': '縮小', 'zh-Hans': '缩小' },
  all: { en: 'Show all stores', 'zh-Hant': '顯示所有分店', 'zh-Hans': '显示所有门店' },
  cluster: {
    en: '{{count}} stores: show them',
    'zh-Hant': '{{count}} 間分店：顯示',
    'zh-Hans': '{{count}} 家门店：显示',
  },
  you: { en: 'You are here', 'zh-Hant': '你的位置', 'zh-Hans': '你的位置' },
  schematic: {
    en: 'Drawn map, not to scale',
    'zh-Hant': '示意圖，不按比例',
    'zh-Hans': '示意图，不按比例',
  },
  inView: {
    en: { one: '{{count}} store in this part of the map', other: '{{count}} stores in this part of the map' },
    'zh-Hant': '目前範圍內有 {{count}} 間分店',
    'zh-Hans': '当前范围内有 {{count}} 家门店',
  },
  nearest: {
    en: { one: 'The nearest store', other: 'The {{count}} nearest stores' },
    'zh-Hant': '最近的 {{count}} 間分店',
    'zh-Hans': '最近的 {{count}} 家门店',
  },
  zoomIn: {
    en: 'Zoom in to see their names here, or open the list.',
    'zh-Hant': '放大後可在此查看分店名稱，或開啟列表。',
    'zh-Hans': '放大后可在此查看门店名称，或打开列表。',
  },
  here: {
    en: '{{count}} stores at this place',
    'zh-Hant': '此處有 {{count}} 間分店',
    'zh-Hans': '此处有 {{count}} 家门店',
  },
  unplaced: {
    en: { one: '{{count}} store is not on the map', other: '{{count}} stores are not on the map' },
    'zh-Hant': '{{count}} 間分店不在地圖上',
    'zh-Hans': '{{count}} 家门店不在地图上',
  },
});

export const districtStrings = defineStrings('stores.districts', {
  islands: { en: 'Islands', 'zh-Hant': '離島', 'zh-Hans': '离岛' },
  kwaiTsing: { en: 'Kwai Tsing', 'zh-Hant': '葵青', 'zh-Hans': '葵青' },
  north: { en: 'North', 'zh-Hant': '北區', 'zh-Hans': '北区' },
  saiKung: { en: 'Sai Kung', 'zh-Hant': '西貢', 'zh-Hans': '西贡' },
  shaTin: { en: 'Sha Tin', 'zh-Hant': '沙田', 'zh-Hans': '沙田' },
  taiPo: { en: 'Tai Po', 'zh-Hant': '大埔', 'zh-Hans': '大埔' },
  tsuenWan: { en: 'Tsuen Wan', 'zh-Hant': '荃灣', 'zh-Hans': '荃湾' },
  tuenMun: { en: 'Tuen Mun', 'zh-Hant': '屯門', 'zh-Hans': '屯门' },
  yuenLong: { en: 'Yuen Long', 'zh-Hant': '元朗', 'zh-Hans': '元朗' },
  kowloonCity: { en: 'Kowloon City', 'zh-Hant': '九龍城', 'zh-Hans': '九龙城' },
  kwunTong: { en: 'Kwun Tong', 'zh-Hant': '觀塘', 'zh-Hans': '观塘' },
  shamShuiPo: { en: 'Sham Shui Po', 'zh-Hant': '深水埗', 'zh-Hans': '深水埗' },
  wongTaiSin: { en: 'Wong Tai Sin', 'zh-Hant': '黃大仙', 'zh-Hans': '黄大仙' },
  yauTsimMong: { en: 'Yau Tsim Mong', 'zh-Hant': '油尖旺', 'zh-Hans': '油尖旺' },
  centralAndWestern: { en: 'Central and Western', 'zh-Hant': '中西區', 'zh-Hans': '中西区' },
  eastern: { en: 'Eastern', 'zh-Hant': '東區', 'zh-Hans': '东区' },
  southern: { en: 'Southern', 'zh-Hant': '南區', 'zh-Hans': '南区' },
  wanChai: { en: 'Wan Chai', 'zh-Hant': '灣仔', 'zh-Hans': '湾仔' },
});
