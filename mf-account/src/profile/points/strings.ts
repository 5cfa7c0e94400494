import { defineStrings } from '@mrw/shared-contracts';

export const pointsStrings = defineStrings('account.points', {
  points: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  unknown: {
    en: 'Your points could not be read.',
    'zh-Hant': '未能讀取你的積分。',
    'zh-Hans': '无法读取你的积分。',
  },
  exactly: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  why: {
    en: 'Why did my balance change?',
    'zh-Hant': '積分為何有變？',
    'zh-Hans': '积分为什么变了？',
  },
  expiring: {
    en: '{{points}} points expire on {{date}}',
    'zh-Hant': '{{points}} 積分將於 {{date}}到期',
    'zh-Hans': '{{points}} 积分将于 {{date}}到期',
  },
});
