import { durationOf, reminderHours } from './reminders';

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
