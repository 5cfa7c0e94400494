import { greetingAt } from './greeting';

test.each([
  ['2026-11-21T04:59:00+08:00', 'evening'],
  ['2026-11-21T05:00:00+08:00', 'morning'],
  ['2026-11-21T11:59:00+08:00', 'morning'],
  ['2026-11-21T12:00:00+08:00', 'afternoon'],
  ['2026-11-21T18:00:00+08:00', 'evening'],
  ['2026-11-20T23:30:00Z', 'morning'],
])('greets at %s with %s', (instant, greeting) => {
  expect(greetingAt(Date.parse(instant))).toBe(greeting);
});
