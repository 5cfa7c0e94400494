import { createI18n } from './create-i18n';
import { defineStrings, translate } from './strings';

test('English stands in for a text that a language does not have, also for one with two forms', () => {
  const strings = defineStrings('test.begun', {
    send: { en: 'Send', 'zh-Hant': '送出', 'zh-Hans': '送出' },
    sent: { en: { one: '{{count}} message', other: '{{count}} messages' }, 'zh-Hant': '送', 'zh-Hans': '送' },
  });
  Reflect.deleteProperty(strings.table.send, 'zh-Hans');
  Reflect.deleteProperty(strings.table.sent, 'zh-Hans');
  const i18n = createI18n('zh-Hans');
  expect(translate(i18n, strings, 'send')).toBe('Send');
  expect([1, 2].map((count) => translate(i18n, strings, 'sent', { count }))).toEqual([
    '1 message',
    '2 messages',
  ]);
});
