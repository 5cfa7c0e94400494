import { defineStrings } from '@mrw/shared-contracts';

export const stateStrings = defineStrings('ui.states', {
  retry: { en: 'Try again', 'zh-Hant': '再試一次', 'zh-Hans': '再试一次' },
  reference: {
    en: 'Reference: {{reference}}',
    'zh-Hant': '參考編號：{{reference}}',
    'zh-Hans': '参考编号：{{reference}}',
  },
  offline: { en: 'You are offline', 'zh-Hant': '你目前離線', 'zh-Hans': '你当前离线' },
  offlineReason: {
    en: 'You are offline. Connect to go on.',
    'zh-Hant': '你目前離線，請先連接網絡。',
    'zh-Hans': '你当前离线，请先连接网络。',
  },
  offlineSince: {
    en: 'You are offline – showing what we saved at {{time}}',
    'zh-Hant': '你目前離線，現正顯示 {{time}} 儲存的內容',
    'zh-Hans': '你当前离线，正在显示 {{time}} 保存的内容',
  },
  network: {
    en: 'We could not reach the shop system. Check your connection and try again.',
    'zh-Hant': '未能連線至系統。請檢查網絡連線後再試。',
    'zh-Hans': '无法连接系统。请检查网络连接后重试。',
  },
  failed: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '此處似乎出現錯誤，請重新整理或稍後再試。',
    'zh-Hans': '此处似乎出现错误，请刷新或稍后再试。',
  },
  tooManyTries: {
    en: 'Too many tries. Please try again later.',
    'zh-Hant': '嘗試次數過多，請稍後再試。',
    'zh-Hans': '尝试次数过多，请稍后再试。',
  },
  tooManyTriesFor: {
    en: {
      one: 'Too many tries. Try again in {{count}} minute.',
      other: 'Too many tries. Try again in {{count}} minutes.',
    },
    'zh-Hant': '嘗試次數過多，請於 {{count}} 分鐘後再試。',
    'zh-Hans': '尝试次数过多，请于 {{count}} 分钟后再试。',
  },
  outOfDate: {
    en: 'We could not read this again. What you see may be out of date.',
    'zh-Hant': '未能重新讀取，目前顯示的內容可能已過時。',
    'zh-Hans': '无法重新读取，当前显示的内容可能已过时。',
  },
  someUnread: {
    en: 'Some entries could not be read and are missing here.',
    'zh-Hant': '部分項目未能讀取，因此未有顯示。',
    'zh-Hans': '部分项目无法读取，因此未显示。',
  },
  gone: {
    en: 'This is not available any more.',
    'zh-Hant': '此內容已不再提供。',
    'zh-Hans': '此内容已不再提供。',
  },
  notFoundTitle: { en: 'This page is not here', 'zh-Hant': '找不到此頁面', 'zh-Hans': '找不到此页面' },
  notFound: {
    en: 'The address may be old or mistyped.',
    'zh-Hant': '網址可能已過時或輸入有誤。',
    'zh-Hans': '网址可能已过期或输入有误。',
  },
  home: { en: 'Back to home', 'zh-Hant': '返回主頁', 'zh-Hans': '返回首页' },
  beingBuiltTitle: {
    en: 'This page is being built',
    'zh-Hant': '此頁面正在建設中',
    'zh-Hans': '此页面正在建设中',
  },
  beingBuilt: {
    en: '{{route}} is planned and not ready yet.',
    'zh-Hant': '{{route}} 已在計劃之內，尚未完成。',
    'zh-Hans': '{{route}} 已在计划之内，尚未完成。',
  },
  justUpdated: { en: 'Updated just now', 'zh-Hant': '剛剛更新', 'zh-Hans': '刚刚更新' },
  updatedAgo: {
    en: 'Updated {{count}} min ago',
    'zh-Hant': '{{count}} 分鐘前更新',
    'zh-Hans': '{{count}} 分钟前更新',
  },
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
});
