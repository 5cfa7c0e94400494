import { defineStrings } from '@mrw/shared-contracts';

export const gainStrings = defineStrings('ui.gain', {
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  before: { en: 'Points before', 'zh-Hant': '之前積分', 'zh-Hans': '之前积分' },
  now: { en: 'Points now', 'zh-Hant': '現有積分', 'zh-Hans': '现有积分' },
  ok: { en: 'OK', 'zh-Hant': '確定', 'zh-Hans': '确定' },
});
