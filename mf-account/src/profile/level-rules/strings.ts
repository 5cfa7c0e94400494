import { defineStrings } from '@mrw/shared-contracts';

export const levelRuleStrings = defineStrings('account.levelRules', {
  title: { en: 'Level rules', 'zh-Hant': '級別規則', 'zh-Hans': '等级规则' },
  summary: {
    en: 'How you reach a level, how long it lasts and how you keep it.',
    'zh-Hant': '了解如何升級、級別有效期及保級條件。',
    'zh-Hans': '了解如何升级、等级有效期和保级条件。',
  },
  introduction: { en: 'Introduction', 'zh-Hant': '簡介', 'zh-Hans': '简介' },
  introductionText: {
    en: 'Every member starts at the first level. Your level moves up at once when your total spending reaches the target of a higher level. HK$1 counts as 1 progression point (pp).',
    'zh-Hant':
      '所有會員均由第一級別開始。當累積消費達到較高級別的目標，即時升級。每消費 HK$1 計作 1 個級別積分（pp）。',
    'zh-Hans':
      '所有会员都从第一等级开始。累计消费达到更高等级的目标时，立即升级。每消费 HK$1 计为 1 个等级积分（pp）。',
  },
  validity: { en: 'Validity', 'zh-Hant': '有效期', 'zh-Hans': '有效期' },
  validityText: {
    en: 'A level is valid for one year ({{days}} days) from the day of the upgrade. An upgrade begins a new year.',
    'zh-Hant': '級別由升級當日起計一年（{{days}} 天）內有效；每次升級均會展開新的一年。',
    'zh-Hans': '等级自升级当日起一年（{{days}} 天）内有效；每次升级都会重新开始计算一年。',
  },
  retain: { en: 'Keeping and losing a level', 'zh-Hant': '保級及降級', 'zh-Hans': '保级和降级' },
  retainText: {
    en: 'At the end of the year, the target of your level is taken from the spending of that year. If it is covered, you keep the level and the rest counts towards the new year.',
    'zh-Hant':
      '年度完結時，系統會從該年度的累積消費扣除現有級別的目標。如足夠扣除，即可保級，餘額會撥入新一年度。',
    'zh-Hans':
      '年度结束时，系统会从该年度的累计消费中扣除现有等级的目标。如足够扣除，即可保级，余额转入新年度。',
  },
  downgradeText: {
    en: 'If it is not covered, you move to the next lower level that your spending covers, and the rest counts towards the new year.',
    'zh-Hant': '如不足夠，會員將降至消費所符合的較低級別，餘額會撥入新一年度。',
    'zh-Hans': '如不足够，会员将降至消费所符合的较低等级，余额转入新年度。',
  },
  targets: { en: 'Targets', 'zh-Hant': '級別目標', 'zh-Hans': '等级目标' },
  level: { en: 'Level', 'zh-Hant': '級別', 'zh-Hans': '等级' },
  target: {
    en: 'Target total spending (HKD)',
    'zh-Hant': '目標累積消費（港元）',
    'zh-Hans': '目标累计消费（港元）',
  },
});
