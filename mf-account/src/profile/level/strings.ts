import { defineStrings } from '@mrw/shared-contracts';

export const levelStrings = defineStrings('account.level', {
  card: { en: 'Membership level', 'zh-Hant': '會員級別', 'zh-Hans': '会员等级' },
  toReach: {
    en: 'Spend {{amount}} by {{date}} to reach {{level}}.',
    'zh-Hant': '於 {{date}}或之前再消費 {{amount}}，即可升級至{{level}}。',
    'zh-Hans': '在 {{date}}前（含当日）再消费 {{amount}}，即可升级到{{level}}。',
  },
  toReachAnyTime: {
    en: 'Spend {{amount}} to reach {{level}}.',
    'zh-Hant': '再消費 {{amount}}，即可升級至{{level}}。',
    'zh-Hans': '再消费 {{amount}}，即可升级到{{level}}。',
  },
  nextLevel: { en: 'the next level', 'zh-Hant': '下一級別', 'zh-Hans': '下一等级' },
  upgradeBar: { en: 'Spend to upgrade', 'zh-Hant': '升級進度', 'zh-Hans': '升级进度' },
  toKeep: {
    en: 'Keep {{level}}: {{amount}} to go.',
    'zh-Hant': '保留{{level}}：尚欠 {{amount}}。',
    'zh-Hans': '保留{{level}}：还差 {{amount}}。',
  },
  retainBar: { en: 'Retain membership', 'zh-Hant': '保級進度', 'zh-Hans': '保级进度' },
  highest: {
    en: 'You are at the highest level.',
    'zh-Hant': '你已是最高級別會員。',
    'zh-Hans': '你已是最高等级会员。',
  },
  aboutRetain: {
    en: 'About keeping your level',
    'zh-Hant': '關於保留級別',
    'zh-Hans': '关于保留等级',
  },
  retainRequired: {
    en: 'To keep {{level}} you need a total spending of {{amount}} in your membership year.',
    'zh-Hant': '如要保留{{level}}，你需於會員年度內累積消費達 {{amount}}。',
    'zh-Hans': '如要保留{{level}}，你需在会员年度内累计消费满 {{amount}}。',
  },
  retainUntil: {
    en: 'Your membership year ends on {{date}}. Your level is then worked out again from your spending in that year.',
    'zh-Hant': '你的會員年度於 {{date}}完結，屆時會按該年度的消費重新計算級別。',
    'zh-Hans': '你的会员年度于 {{date}}结束，届时会按该年度的消费重新计算等级。',
  },
  retainBelow: {
    en: 'If it is not reached, your level moves down to the highest one that your spending covers.',
    'zh-Hant': '如未達標，級別會調整至你的消費所符合的最高級別。',
    'zh-Hans': '如未达标，等级会调整至你的消费所符合的最高等级。',
  },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
});
