import ICAL from 'ical.js';
import { type CalendarEvent, calendarFile } from './calendar-file';
import { durationOf, reminderHours } from './reminders';

const event: CalendarEvent = {
  uid: 'coupon-1001@rewards.test',
  day: '2026-12-31',
  summary: 'Tea, cake; and a \\ back\nslash',
  description: '「海港咖啡」優惠券將於當日到期，請於到期前到分店使用。'.repeat(6),
  reminder: 'Tea – Expires on 31 Dec 2026',
  url: 'https://rewards.test/coupon/1001',
};
const file = (events: readonly CalendarEvent[] = [event]) =>
  calendarFile({
    name: '到期一覽',
    language: 'zh-Hant',
    events,
    madeAt: Date.parse('2026-11-21T04:32:10.123Z'),
  });
const parsed = (text: string) => ICAL.Component.fromString(text).getAllSubcomponents('vevent');
const octets = (text: string) => new TextEncoder().encode(text).length;

test('a calendar program reads back what was written', () => {
  const [first] = parsed(file());
  expect(first?.getFirstPropertyValue('uid')).toBe(event.uid);
  expect(first?.getFirstPropertyValue('summary')).toBe(event.summary);
  expect(first?.getFirstPropertyValue('description')).toBe(event.description);
  expect(first?.getFirstPropertyValue('url')).toBe(event.url);
  expect(String(first?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T04:32:10Z');
});

test('an entry lasts the whole day, also over the end of a year', () => {
  expect(file()).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
});

test('it reminds in the morning, 3 days and 1 day before, of the day it ends', () => {
  const alarms = parsed(file())[0]?.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
    '-P2DT15H',
    '-PT15H',
  ]);
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY']);
  for (const alarm of alarms) expect(alarm.getFirstPropertyValue('description')).toBe(event.reminder);
});

test('what ends today is reminded of later today', () => {
  const alarms = parsed(file([{ ...event, day: '2026-11-21' }]))[0]?.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['PT18H']);
});

test('lines end with CRLF, have at most 75 octets and tear no character apart', () => {
  const text = file();
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
  expect(Math.max(...lines.map(octets))).toBeGreaterThan(70);
  expect(text).not.toContain('\uFFFD');
});

test('a calendar without entries is still one', () => {
  expect(parsed(file([]))).toHaveLength(0);
  expect(file([])).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
});

const at = (time: string) => Date.parse(`2026-12-03T${time}:00+08:00`);

test.each([
  ['2026-12-31', '12:00', [-63, -15]],
  ['2026-12-06', '08:59', [-63, -15]],
  ['2026-12-06', '09:00', [-15]],
  ['2026-12-04', '08:59', [-15]],
  ['2026-12-04', '09:00', [9]],
  ['2026-12-03', '00:00', [9]],
  ['2026-12-03', '12:00', [18]],
  ['2026-12-03', '20:00', [21]],
  ['2026-12-03', '22:00', []],
])('what ends on %s is reminded of, seen on 3 December at %s, after %j hours', (day, time, hours) => {
  expect(reminderHours(day, at(time))).toEqual(hours);
});

test.each([
  [-63, '-P2DT15H'],
  [-15, '-PT15H'],
  [9, 'PT9H'],
])('%i hours are %s', (hours, duration) => {
  expect(durationOf(hours)).toBe(duration);
});
