import { dayOf, daysBetween, isoMoment, startOfDay } from './hong-kong';

test.each([
  ['2026-11-21T15:59:59Z', '2026-11-21', '2026-11-21T23:59:59+08:00'],
  ['2026-11-21T16:00:00Z', '2026-11-22', '2026-11-22T00:00:00+08:00'],
])('%s is the day %s in Hong Kong', (utc, day, iso) => {
  expect(dayOf(new Date(utc))).toBe(day);
  expect(isoMoment(new Date(utc))).toBe(iso);
});

test('days are counted by midnight, not by 24 hours', () => {
  const lateEvening = new Date('2026-11-21T23:59:00+08:00');
  const earlyMorning = new Date('2026-11-22T00:01:00+08:00');
  expect(daysBetween(lateEvening, earlyMorning)).toBe(1);
  expect(daysBetween(earlyMorning, lateEvening)).toBe(-1);
  expect(startOfDay(lateEvening).toISOString()).toBe('2026-11-20T16:00:00.000Z');
});
