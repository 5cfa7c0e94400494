import { defineStrings } from '@mrw/shared-contracts';

/** The names of the buttons are those of Apple and Google, and are not changed. */
export const walletPassStrings = defineStrings('ui.walletPass', {
  apple: { en: 'Add to Apple Wallet', 'zh-Hant': '加至 Apple 錢包', 'zh-Hans': '添加到 Apple 钱包' },
  google: { en: 'Add to Google Wallet', 'zh-Hant': '新增至 Google 錢包', 'zh-Hans': '添加到 Google 钱包' },
  balance: {
    en: 'Show my points on the card, also while the phone is locked',
    'zh-Hant': '在卡面顯示我的積分，手機鎖定時亦會顯示',
    'zh-Hans': '在卡面显示我的积分，手机锁定时也会显示',
  },
  replaces: {
    en: 'A new pass replaces the one that you added before.',
    'zh-Hant': '新票證會取代你之前加入的票證。',
    'zh-Hans': '新凭证会取代你之前添加的凭证。',
  },
  locked: {
    en: 'Spending is locked. Unlock it under Security in My account to add a pass.',
    'zh-Hant': '支出已鎖定。請先到「我的帳戶」的「安全」解鎖，再加入票證。',
    'zh-Hans': '支出已锁定。请先到“我的账户”的“安全”解锁，再添加凭证。',
  },
  refused: {
    en: 'This can no longer be added to the wallet.',
    'zh-Hant': '此項目已不能加入錢包。',
    'zh-Hans': '此项目已不能添加到钱包。',
  },
  failed: {
    en: 'The pass could not be made. Please try again.',
    'zh-Hant': '未能製作票證，請再試一次。',
    'zh-Hans': '无法制作凭证，请再试一次。',
  },
});
