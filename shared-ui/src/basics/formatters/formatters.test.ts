import { formatDate, formatDateTime, formatMonth, formatMonthYear, formatTime } from './dates';
import { expiryLabelKind, hasStarted, hongKongDay, leftDays } from './days';
import { displayName, formatList, initials, namesakePlaces } from './names';
import { formatBadge, formatInteger, formatMoney, formatPoints, groupDigits } from './numbers';

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

test.each([
  ['2026-11-21T15:59:59Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
  ['2026-12-31T23:59:59+08:00', '2026-12-31'],
])('the instant %s falls on %s in Hong Kong (Q-075)', (instant, day) => {
  expect(hongKongDay(instant)).toBe(day);
});

const now = '2026-11-21T10:00:00+08:00';

test.each([
  ['2026-11-21T23:59:59+08:00', 0],
  ['2026-11-22T00:00:00+08:00', 1],
  ['2026-11-27T00:00:01+08:00', 6],
  ['2026-12-01T00:00:00+08:00', 10],
  ['2026-11-20T23:59:59+08:00', -1],
])('an end at %s leaves %p calendar days (Q-074)', (end, days) => {
  expect(leftDays(end, now)).toBe(days);
});

test('less than 24 hours over midnight is one day', () => {
  expect(leftDays('2026-11-22T00:10:00+08:00', '2026-11-21T23:50:00+08:00')).toBe(1);
});

test.each([
  ['2026-11-21T09:59:59+08:00', { kind: 'expired' }],
  ['2026-11-21T10:00:00+08:00', { kind: 'last-day' }],
  ['2026-11-21T23:59:59+08:00', { kind: 'last-day' }],
  ['2026-11-22T23:59:59+08:00', { kind: 'days-left', days: 1 }],
  ['2026-11-27T23:59:59+08:00', { kind: 'days-left', days: 6 }],
  ['2026-11-28T00:00:00+08:00', { kind: 'later', days: 7 }],
])('an end at %s is labelled %p (Q-074, Q-111)', (end, label) => {
  expect(expiryLabelKind(end, now)).toEqual(label);
});

test.each([
  ['2026-11-21T09:00:00+08:00', true],
  ['2026-11-21T10:00:02+08:00', true],
  ['2026-11-21T10:00:02.001+08:00', false],
  ['not a date', true],
])('what starts at %s has started: %s; within 2 s the server decides (Q-191)', (start, started) => {
  expect(hasStarted(start, Date.parse(now))).toBe(started);
});

test.each([
  ['Ka Man', 'Chan', 'Ka Man'],
  ["Mary-Jane O'Neil Jr.", 'Smith', "Mary-Jane O'Neil Jr."],
  ['大文', '陳', '陳大文'],
  ['José', 'Silva', 'SilvaJosé'],
  ['Ken2', 'Lee', 'LeeKen2'],
  ['', 'Chan', 'Chan'],
  [' Amy ', 'Chan', 'Amy'],
  ['\u3164', 'Chan', 'Chan'],
  [null, undefined, ''],
])('first %p and last %p are shown as %p (Q-120)', (first, last, shown) => {
  expect(displayName(first, last)).toBe(shown);
});

test.each([
  ['Chan Ka Man', 'CK'],
  ['amy', 'A'],
  ['陳大文', '陳'],
  ['', ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ['en', '4, 10'],
  ['zh-Hant', '4、10'],
  ['zh-Hans', '4、10'],
] as const)('a list in %s is %s', (language, text) => {
  expect(formatList([4, 10], language)).toBe(text);
});

test.each([
  [
    ['Tea', 'Kite', 'Tea', 'Tea'],
    [1, null, 2, 3],
  ],
  [['Tea'], [null]],
  [[], []],
])('the places among namesakes in %j are %j', (names, places) => {
  expect(namesakePlaces(names)).toEqual(places);
});

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [999.9, '999'],
  [1_000, '1,000'],
  [9_999, '9,999'],
  [10_000, '10K'],
  [12_345, '12.3K'],
  [12_399, '12.3K'],
  [100_049, '100K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [1_250_000, '1.2M'],
  [999_999_999, '999.9M'],
  [1_000_000_000, '1G'],
  [1_234_500_000_000, '1,234.5G'],
  [-1_200, '-1,200'],
  [-12_345, '-12.3K'],
  [-0.4, '0'],
])('%p points read %p (Q-119)', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

test.each([
  [0, 'HK$0.00'],
  [1234.5, 'HK$1,234.50'],
  [-1234.5, '-HK$1,234.50'],
  [0.1 + 0.2, 'HK$0.30'],
  [1.005, 'HK$1.01'],
  [-0.004, 'HK$0.00'],
  [1_000_000, 'HK$1,000,000.00'],
  [99.999, 'HK$100.00'],
])('%p dollars read %p (Q-146)', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [20_000, '20,000'],
  [-1_234_567, '-1,234,567'],
  [1.9, '1'],
])('the whole number %p reads %p', (value, text) => {
  expect(formatInteger(value)).toBe(text);
});

test.each([
  ['123456789012', 4, '1234 5678 9012'],
  ['12 34 5', 4, '1234 5'],
  ['', 4, ''],
  ['AB12CD', 3, 'AB1 2CD'],
])('the code %p in groups of %p reads %p', (code, size, text) => {
  expect(groupDigits(code, size)).toBe(text);
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge for %p unread shows %p (§9)', (count, text) => {
  expect(formatBadge(count)).toBe(text);
});
