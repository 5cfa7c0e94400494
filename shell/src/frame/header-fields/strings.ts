import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.headerFields', {
  greeting: { en: 'Hello', 'zh-Hant': '你好', 'zh-Hans': '你好' },
  welcome: {
    en: 'Welcome to {{app}}',
    'zh-Hant': '歡迎來到{{app}}',
    'zh-Hans': '欢迎来到{{app}}',
  },
  points: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  cash: { en: '{{cash}}', 'zh-Hant': '{{cash}}', 'zh-Hans': '{{cash}}' },
  pointWithCash: {
    en: '{{points}} points ({{cash}})',
    'zh-Hant': '{{points}} 積分（{{cash}}）',
    'zh-Hans': '{{points}} 积分（{{cash}}）',
  },
});
