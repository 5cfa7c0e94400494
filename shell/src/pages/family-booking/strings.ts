import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.familyBooking', {
  title: { en: 'Family booking', 'zh-Hant': '家庭預訂', 'zh-Hans': '家庭预订' },
  opening: {
    en: 'Opening your bookings in a new window…',
    'zh-Hant': '正在新視窗開啟你的預訂…',
    'zh-Hans': '正在新窗口打开你的预订…',
  },
  failed: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '出現問題，請重新整理或稍後再試。',
    'zh-Hans': '出现问题，请刷新或稍后再试。',
  },
  blockedTitle: {
    en: 'Open your bookings',
    'zh-Hant': '開啟你的預訂',
    'zh-Hans': '打开你的预订',
  },
  blocked: {
    en: 'Your browser kept the new window closed. Open it here.',
    'zh-Hant': '瀏覽器未有開啟新視窗，請按此開啟。',
    'zh-Hans': '浏览器没有打开新窗口，请在此打开。',
  },
  open: { en: 'Open', 'zh-Hant': '開啟', 'zh-Hans': '打开' },
});
