/** @jest-environment node */
import { nextMoment } from './next-moment';

const now = Date.parse('2026-11-24T10:00:00+08:00');
const at = (answers: readonly unknown[]) => new Date(nextMoment(answers, now)).toISOString();

test.each([
  ['no answer: midnight in Hong Kong', [], '2026-11-24T16:00:00.000Z'],
  ['the end of an offer', [{ end_date: '2026-11-24T03:30:00Z' }], '2026-11-24T03:30:00.000Z'],
  ['an end that is over', [{ end_date: '2026-11-24T01:59:59Z' }], '2026-11-24T16:00:00.000Z'],
  [
    'the first of several, however deep',
    [[{ a: { b: ['2026-11-24T12:00:00+08:00'] } }], { c: '2026-11-24T11:00:00+08:00' }],
    '2026-11-24T03:00:00.000Z',
  ],
  [
    'a shop that closes at noon',
    [{ hours: [{ open: '09:00', close: '12:00' }] }],
    '2026-11-24T04:00:00.000Z',
  ],
  ['a text that only contains a time', [{ text: 'from 12:00 on' }], '2026-11-24T16:00:00.000Z'],
])('answers change their meaning at the next time that stands in them: %s', (_, answers, moment) => {
  expect(at(answers)).toBe(moment);
});
