import { defineStrings } from '@mrw/shared-contracts';

export const languageStrings = defineStrings('account.language', {
  title: { en: 'Language preference', 'zh-Hant': '語言偏好', 'zh-Hans': '语言偏好' },
  choose: {
    en: 'Language of this site and of our messages',
    'zh-Hant': '網站及訊息的語言',
    'zh-Hans': '网站和消息的语言',
  },
});
