import { defineStrings } from '@mrw/shared-contracts';

export const callStrings = defineStrings('mf-account.calls', {
  unconfirmed: {
    en: 'We could not reach the server. Whether this went through will be shown once you are connected again.',
    'zh-Hant': '未能連線至伺服器。恢復連線後，將顯示是否已完成。',
    'zh-Hans': '无法连接服务器。恢复连接后，将显示是否已完成。',
  },
});
