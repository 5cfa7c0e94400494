import { defineStrings } from '@mrw/shared-contracts';

export const goalStrings = defineStrings('offers.goal', {
  title: { en: 'My goal', 'zh-Hant': '我的目標', 'zh-Hans': '我的目标' },
  missing: {
    en: { one: '{{points}} more point', other: '{{points}} more points' },
    'zh-Hant': '尚欠 {{points}} 積分',
    'zh-Hans': '还差 {{points}} 积分',
  },
  reached: { en: 'You have enough points.', 'zh-Hant': '你的積分已足夠。', 'zh-Hans': '你的积分已足够。' },
  toSpend: {
    en: '{{money}} more to spend',
    'zh-Hant': '尚需消費 {{money}}',
    'zh-Hans': '还需消费 {{money}}',
  },
  highest: {
    en: 'You have reached the highest level.',
    'zh-Hant': '你已達到最高級別。',
    'zh-Hans': '你已达到最高等级。',
  },
  unread: {
    en: 'Your goal could not be read.',
    'zh-Hant': '未能讀取你的目標。',
    'zh-Hans': '无法读取你的目标。',
  },
  nextLevel: { en: 'The next level', 'zh-Hant': '下一個級別', 'zh-Hans': '下一个等级' },
  gone: {
    en: 'This offer is no longer available.',
    'zh-Hant': '這項優惠已不再提供。',
    'zh-Hans': '这项优惠已不再提供。',
  },
  unpin: { en: 'Remove goal', 'zh-Hant': '移除目標', 'zh-Hans': '移除目标' },
  pin: { en: 'Make it my goal', 'zh-Hant': '設為我的目標', 'zh-Hans': '设为我的目标' },
  choose: { en: 'What are you saving for?', 'zh-Hant': '你想儲分換甚麼？', 'zh-Hans': '你想攒分换什么？' },
  chooseOffer: { en: 'Choose an offer', 'zh-Hant': '選擇優惠', 'zh-Hans': '选择优惠' },
});
