import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.remote', {
  title: {
    en: 'This part is unavailable',
    'zh-Hant': '此部分暫時未能使用',
    'zh-Hans': '此部分暂时无法使用',
  },
  message: {
    en: 'The rest of the site works. Try again, or come back in a few minutes.',
    'zh-Hant': '網站其他部分運作正常。請再試一次，或稍後再來。',
    'zh-Hans': '网站其他部分运作正常。请再试一次，或稍后再来。',
  },
  newerBrowser: {
    en: 'This page needs a newer browser. The rest of the site works.',
    'zh-Hant': '此頁需要較新版本的瀏覽器。網站其他部分運作正常。',
    'zh-Hans': '此页需要较新版本的浏览器。网站其他部分运作正常。',
  },
  offline: {
    en: 'You are offline. This page opens by itself when the connection is back.',
    'zh-Hant': '你目前離線。恢復連線後，此頁會自動開啟。',
    'zh-Hans': '你目前离线。恢复连接后，此页会自动打开。',
  },
  retry: { en: 'Try again', 'zh-Hant': '再試一次', 'zh-Hans': '再试一次' },
  retrying: { en: 'Trying again…', 'zh-Hant': '正在再試…', 'zh-Hans': '正在重试…' },
  reference: { en: 'Reference {{code}}', 'zh-Hant': '參考編號 {{code}}', 'zh-Hans': '参考编号 {{code}}' },
  resetOverride: {
    en: 'Back to the live version',
    'zh-Hant': '還原至正式版本',
    'zh-Hans': '还原至正式版本',
  },
  loading: { en: 'Loading', 'zh-Hant': '載入中', 'zh-Hans': '加载中' },
});
