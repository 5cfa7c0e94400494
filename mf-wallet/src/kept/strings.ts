import { defineStrings } from '@mrw/shared-contracts';

export const keptStrings = defineStrings('wallet.kept', {
  kept: {
    en: 'Kept on this device on {{time}}. The shop checks the code.',
    'zh-Hant': '於 {{time}} 保留在此裝置，商店會核對兌換碼。',
    'zh-Hans': '于 {{time}} 保留在此设备，商店会核对兑换码。',
  },
  useOnline: {
    en: 'Use with a staff code needs a connection. The code above can be shown without one.',
    'zh-Hant': '以職員代碼使用時需要網絡連線；上方的兌換碼則可離線出示。',
    'zh-Hans': '以店员代码使用时需要网络连接；上方的兑换码可离线出示。',
  },
  scanOnline: {
    en: 'This is used by scanning the code of the store, which needs a connection.',
    'zh-Hant': '使用時須掃描分店的二維碼，需要網絡連線。',
    'zh-Hans': '使用时须扫描门店的二维码，需要网络连接。',
  },
  chooseOnline: {
    en: 'Its store has to be chosen first, which needs a connection.',
    'zh-Hant': '須先選擇分店，需要網絡連線。',
    'zh-Hans': '须先选择门店，需要网络连接。',
  },
  over: {
    en: 'Its time is over by the clock of this device.',
    'zh-Hant': '按此裝置的時間，此項已過期。',
    'zh-Hans': '按此设备的时间，此项已过期。',
  },
});
