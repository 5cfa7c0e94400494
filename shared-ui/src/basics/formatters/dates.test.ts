import { formatDate, formatDateTime, formatMonth, formatMonthYear, formatTime } from './dates';

const evening = '2026-12-02T16:05:00Z';

test.each([
  ['en', '3 Dec 2026'],
  ['zh-Hant', '2026年12月3日'],
  ['zh-Hans', '2026年12月3日'],
] as const)('a date in %s is the day in Hong Kong (Q-075)', (language, text) => {
  expect(formatDate(evening, language)).toBe(text);
});

test.each([
  ['en', '3 Dec 2026, 00:05'],
  ['zh-Hant', '2026年12月3日 00:05'],
  ['zh-Hans', '2026年12月3日 00:05'],
] as const)('date and time in %s use the 24-hour clock, midnight is 00', (language, text) => {
  expect(formatDateTime(evening, language)).toBe(text);
  expect(text.endsWith(formatTime(evening, language))).toBe(true);
});

test.each([
  ['en', 'December 2026'],
  ['zh-Hant', '2026年12月'],
  ['zh-Hans', '2026年12月'],
] as const)('month and year in %s', (language, text) => {
  expect(formatMonthYear(evening, language)).toBe(text);
});

test.each([
  ['en', 'Dec'],
  ['zh-Hant', '12月'],
  ['zh-Hans', '12月'],
] as const)('a month in %s is short', (language, text) => {
  expect(formatMonth(evening, language)).toBe(text);
});

test('a Date, milliseconds and a text with an offset mean the same instant', () => {
  expect(formatDateTime(new Date(evening), 'en')).toBe(formatDateTime('2026-12-03T00:05:00+08:00', 'en'));
  expect(formatDateTime(Date.parse(evening), 'en')).toBe(formatDateTime(evening, 'en'));
});

test('what is no instant gives an empty text instead of "Invalid Date"', () => {
  expect(formatDate('soon', 'en')).toBe('');
  expect(formatDateTime('', 'zh-Hant')).toBe('');
});
