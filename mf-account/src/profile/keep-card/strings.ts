import { defineStrings } from '@mrw/shared-contracts';

export const keepCardStrings = defineStrings('account.keepCard', {
  keep: {
    en: 'Keep my card on this device',
    'zh-Hant': '在此裝置保留我的會員卡',
    'zh-Hans': '在此设备保留我的会员卡',
  },
  keepWhat: {
    en: 'Your number, code and points open without a connection, also for anyone who can unlock this device, until you log out.',
    'zh-Hant': '沒有網絡時也可開啟你的會員編號、二維碼和積分；能解鎖此裝置的人亦可看到，直至你登出。',
    'zh-Hans': '没有网络时也可打开你的会员编号、二维码和积分；能解锁此设备的人也可看到，直到你退出登录。',
  },
  keepAll: {
    en: 'Keep card, coupons and tickets on this device',
    'zh-Hant': '在此裝置保留會員卡、優惠券和門票',
    'zh-Hans': '在此设备保留会员卡、优惠券和门票',
  },
  keepAllWhat: {
    en: 'Your card and what you can use open without a connection, also for anyone who can unlock this device. It is removed when you log out, and after 7 days without a connection.',
    'zh-Hant':
      '沒有網絡時也可開啟會員卡，以及可用的優惠券和門票；能解鎖此裝置的人亦可看到。登出後，或連續 7 日沒有網絡連線，便會移除。',
    'zh-Hans':
      '没有网络时也可打开会员卡，以及可用的优惠券和门票；能解锁此设备的人也可看到。退出登录后，或连续 7 天没有网络连接，便会移除。',
  },
  offerAll: {
    en: 'No connection at the till? Keep card, coupons and tickets on this device.',
    'zh-Hant': '收銀處沒有網絡？可在此裝置保留會員卡、優惠券和門票。',
    'zh-Hans': '收银台没有网络？可在此设备保留会员卡、优惠券和门票。',
  },
  keepAllNow: { en: 'Keep them', 'zh-Hant': '保留', 'zh-Hans': '保留' },
  keptAll: { en: 'Kept on this device', 'zh-Hant': '已在此裝置保留', 'zh-Hans': '已在此设备保留' },
  notKeptAll: {
    en: 'They could not be kept on this device. Please try again.',
    'zh-Hant': '未能在此裝置保留，請再試一次。',
    'zh-Hans': '无法在此设备保留，请再试一次。',
  },
  offer: {
    en: 'No connection at the till? Keep your card on this device.',
    'zh-Hant': '收銀處沒有網絡？可在此裝置保留會員卡。',
    'zh-Hans': '收银台没有网络？可在此设备保留会员卡。',
  },
  keepIt: { en: 'Keep card', 'zh-Hant': '保留會員卡', 'zh-Hans': '保留会员卡' },
  notNow: { en: 'Not now', 'zh-Hant': '暫時不用', 'zh-Hans': '暂时不用' },
  kept: { en: 'Card kept', 'zh-Hant': '已保留會員卡', 'zh-Hans': '已保留会员卡' },
  notKept: {
    en: 'Your card could not be kept on this device. Please try again.',
    'zh-Hant': '未能在此裝置保留會員卡，請再試一次。',
    'zh-Hans': '无法在此设备保留会员卡，请再试一次。',
  },
});
