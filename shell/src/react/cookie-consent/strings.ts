import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.cookies', {
  label: { en: 'Cookies', 'zh-Hant': 'Cookie', 'zh-Hans': 'Cookie' },
  message: {
    en: 'We use essential cookies to run this site. With your consent we also use cookies to learn how it is used.',
    'zh-Hant': '我們使用必要的 Cookie 維持網站運作；如你同意，我們亦會以 Cookie 了解網站的使用情況。',
    'zh-Hans': '我们使用必要的 Cookie 维持网站运作；如你同意，我们也会用 Cookie 了解网站的使用情况。',
  },
  accept: { en: 'Accept all', 'zh-Hant': '接受全部', 'zh-Hans': '接受全部' },
  reject: { en: 'Reject non-essential', 'zh-Hant': '拒絕非必要', 'zh-Hans': '拒绝非必要' },
  settingsTitle: {
    en: 'Cookies are turned off',
    'zh-Hant': 'Cookie 已停用',
    'zh-Hans': 'Cookie 已停用',
  },
  settings: {
    en: 'Your browser does not keep cookies. Allow cookies for this site in the settings of your browser, then accept again.',
    'zh-Hant': '你的瀏覽器沒有儲存 Cookie。請在瀏覽器設定中允許此網站使用 Cookie，然後再次接受。',
    'zh-Hans': '你的浏览器没有保存 Cookie。请在浏览器设置中允许此网站使用 Cookie，然后再次接受。',
  },
  ok: { en: 'OK', 'zh-Hant': '好', 'zh-Hans': '好' },
});
