import { inThree } from '../page/text';
import type { Section } from './commands';

/** What moves the sandbox itself: data, configuration, faults. */
export const sandboxSection: Section = {
  id: 'sandbox',
  title: inThree('Sandbox', '沙盒', '沙盒'),
  commands: [
    {
      id: 'reset',
      title: inThree('Reset the demo data', '重設示範資料', '重置演示数据'),
      text: inThree(
        'Everything that happened since the last reset is lost. The clock returns to now.',
        '上次重設後的一切變更均會消失，時鐘回到現在。',
        '上次重置后的一切变更都会消失，时钟回到现在。',
      ),
      button: inThree('Reset everything', '全部重設', '全部重置'),
      method: 'POST',
      path: '/sandbox/reset',
      fields: [],
      confirm: inThree(
        'Reset all demo data? What happened since the last reset is lost.',
        '要重設所有示範資料嗎？上次重設後的變更均會消失。',
        '要重置所有演示数据吗？上次重置后的变更都会消失。',
      ),
    },
    {
      id: 'profile',
      title: inThree('Switch the profile configuration', '切換個人資料設定', '切换个人资料设置'),
      text: inThree(
        'The alternative hides the last name and makes the gender read-only.',
        '替代設定會隱藏姓氏，並把性別設為唯讀。',
        '替代设置会隐藏姓氏，并把性别设为只读。',
      ),
      button: inThree('Switch', '切換', '切换'),
      method: 'POST',
      path: '/sandbox/profile',
      fields: [
        {
          name: 'variant',
          label: inThree('Configuration', '設定', '设置'),
          kind: 'choice',
          options: {
            default: inThree('Default', '預設', '默认'),
            alternative: inThree('Alternative', '替代', '替代'),
          },
        },
      ],
    },
    {
      id: 'faults',
      title: inThree('Add a fault', '加入故障', '添加故障'),
      text: inThree(
        'The next matching call meets it. Example: match “POST */usage_record”, mode drop_after.',
        '下一個符合的請求會遇上此故障。例如：「POST */usage_record」，模式 drop_after。',
        '下一个符合的请求会遇上此故障。例如：“POST */usage_record”，模式 drop_after。',
      ),
      button: inThree('Add the fault', '加入故障', '添加故障'),
      method: 'POST',
      path: '/sandbox/faults',
      fields: [
        {
          name: 'match',
          label: inThree(
            'Text in “METHOD /path?query”, * for anything',
            '「METHOD /path?query」內的文字，* 代表任何內容',
            '“METHOD /path?query”内的文字，* 代表任何内容',
          ),
          kind: 'text',
        },
        {
          name: 'mode',
          label: inThree('Mode', '模式', '模式'),
          kind: 'choice',
          options: {
            status: null,
            detail: null,
            delay: null,
            hang: null,
            drop_before: null,
            drop_after: null,
            answer: null,
          },
        },
        {
          name: 'value',
          label: inThree('Value', '數值', '数值'),
          kind: 'json',
          value: '500',
          optional: true,
          hint: inThree(
            'status: 500 · delay: 4000 (ms) · detail: "Coupon is used." · empty for hang and drop',
            'status：500 · delay：4000（毫秒）· detail："Coupon is used." · hang 及 drop 留空',
            'status：500 · delay：4000（毫秒）· detail："Coupon is used." · hang 和 drop 留空',
          ),
        },
        { name: 'times', label: inThree('Times', '次數', '次数'), kind: 'number', value: '1' },
      ],
    },
    {
      id: 'clear-faults',
      title: inThree('Clear the faults', '清除故障', '清除故障'),
      text: inThree(
        'Faults that no call has met yet are dropped.',
        '移除仍未觸發的故障。',
        '移除仍未触发的故障。',
      ),
      button: inThree('Clear', '清除', '清除'),
      method: 'DELETE',
      path: '/sandbox/faults',
      fields: [],
    },
  ],
};
