import { expiryLabelKind, hasStarted, hongKongDay, leftDays } from './days';

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
