import { defineStrings } from '@mrw/shared-contracts';

export const offlineStrings = defineStrings('account.offline', {
  reason: {
    en: 'You are offline. Connect to go on.',
    'zh-Hant': '你目前離線，請先連接網絡。',
    'zh-Hans': '你目前离线，请先连接网络。',
  },
});
