import type { InLanguages } from '@mrw/shared-contracts/language';

/** The texts before the wallet is loaded; English when the page has no known language. */
export const elementTexts: InLanguages<{ title: string; failed: string }> = {
  en: { title: 'Member wallet', failed: 'The wallet cannot be shown here. Please try again later.' },
  'zh-Hant': { title: '會員錢包', failed: '未能在此顯示錢包，請稍後再試。' },
  'zh-Hans': { title: '会员钱包', failed: '无法在此显示钱包，请稍后再试。' },
};
