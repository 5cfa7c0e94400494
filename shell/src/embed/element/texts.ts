import type { Language } from '@mrw/shared-contracts/language';

/** The few words that are needed before the wallet itself is there; English where the page names no language. */
export const elementTexts: Readonly<Record<Language, { title: string; failed: string }>> = {
  en: { title: 'Member wallet', failed: 'The wallet cannot be shown here. Please reload the page.' },
  'zh-Hant': { title: '會員錢包', failed: '未能在此顯示錢包，請重新載入頁面。' },
  'zh-Hans': { title: '会员钱包', failed: '无法在此显示钱包，请重新加载页面。' },
};
