import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.about', {
  storeDirectory: { en: 'Store directory', 'zh-Hant': '分店目錄', 'zh-Hans': '门店目录' },
  aboutUs: { en: 'About us', 'zh-Hant': '認識我們', 'zh-Hans': '关于我们' },
  terms: { en: 'Terms and conditions', 'zh-Hant': '條款及細則', 'zh-Hans': '服务条款' },
  privacy: { en: 'Privacy policy', 'zh-Hant': '私隱政策', 'zh-Hans': '隐私政策' },
  faqs: { en: 'FAQs', 'zh-Hant': '常見問題', 'zh-Hans': '常见问题' },
  newTab: { en: '(opens in a new tab)', 'zh-Hant': '（在新分頁開啟）', 'zh-Hans': '（在新标签页打开）' },
});
