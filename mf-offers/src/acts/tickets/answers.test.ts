import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { ticketQuestion } from '../../testing/open-ticket';
import { answersOnWire, defaultAnswers, openQuestions } from './answers';

const question = (fields: Partial<TicketQuestion>): TicketQuestion => ticketQuestion('q', fields);

const month = { question_format: 'DATETIME', precision: 'MONTH' } as const;
const day = { question_format: 'DATETIME', precision: 'DAY' } as const;
const minute = { question_format: 'DATETIME', precision: 'MINUTE' } as const;

test.each([
  ['O-073 an empty required text', {}, ' ', false],
  ['a text', {}, 'Peter', true],
  ['O-074 an empty optional text', { question_is_optional: true }, '', true],
  ['a number', { question_format: 'NUMBER' }, '2', true],
  ['a number with a point', { question_format: 'NUMBER' }, '1.5', true],
  ['Q-197 a number below zero', { question_format: 'NUMBER' }, '-3', false],
  ['Q-197 a number of two readings', { question_format: 'NUMBER' }, '1.234', false],
  ['a long number', { question_format: 'NUMBER' }, '12345678901234567890', true],
  ['an endless number', { question_format: 'NUMBER' }, '1'.repeat(21), false],
  ['a number with two points', { question_format: 'NUMBER' }, '1.2.3', false],
  ['a number that ends in its point', { question_format: 'NUMBER' }, '1.', false],
  ['a number that is none', { question_format: 'NUMBER' }, 'two', false],
  [
    'an optional number that is none',
    { question_format: 'NUMBER', question_is_optional: true },
    'two',
    false,
  ],
  ['Q-196 a required text that nobody sees', {}, '\u3164\u200b', false],
  ['a day', day, '2026-12-03', true],
  ['the first day', day, '2000-01-01', true],
  ['the day before it', day, '1999-12-31', false],
  ['a day of the year 26', { ...day, question_is_optional: true }, '0026-12-03', false],
  ['a month of the year 26', month, '0026-12', false],
  ['a minute of the year 26', minute, '0026-12-03T14:30', false],
  ['a minute with more behind it', minute, '2026-12-03T14:30x', false],
  ['half a day', day, '2026-12', false],
  ['a month', month, '2026-12', true],
  ['a minute', minute, '2026-12-03T14:30', true],
  ['a minute with its seconds', minute, '2026-12-03T14:30:15', true],
  ['a month that does not exist', month, '2027-13', false],
  ['a month 0', month, '2027-00', false],
  ['a day that does not exist', day, '2027-02-30', false],
  ['the day of a leap year', day, '2028-02-29', true],
  ['the day of a leap year in another year', day, '2027-02-29', false],
  ['a day 0', day, '2027-03-00', false],
  ['an hour that does not exist', minute, '2027-03-31T25:00', false],
  ['the end of a day as its 24th hour', minute, '2027-03-31T24:00', false],
  ['a minute that does not exist', minute, '2027-03-31T14:60', false],
  ['a switch that is off', { question_format: 'TOGGLE' }, 'false', true],
  ['a tick that is asked for', { question_format: 'CHECKBOX' }, 'false', false],
  ['an optional tick', { question_format: 'CHECKBOX', question_is_optional: true }, 'false', true],
  ['O-075 no choice', { question_format: 'MULTI_CHOICES' }, '', false],
  ['two choices', { question_format: 'MULTI_CHOICES' }, 'a,b', true],
] as const)('%s', (_, fields, answer, complete) => {
  expect(openQuestions([question(fields)], { q: answer }, []).map(({ id }) => id)).toEqual(
    complete ? [] : ['q'],
  );
});

test('O-077 begins with the default values', () => {
  expect(defaultAnswers([question({ defaultValue: 'north' }), question({ id: 'r' })])).toEqual({
    q: 'north',
    r: '',
  });
});

test.each([
  ['text without blanks around it', {}, ' Peter ', [{ id: 'q', answer: 'Peter' }]],
  [
    'Q-197 a number with one point',
    { question_format: 'NUMBER' },
    '１,２３４,5',
    [{ id: 'q', answer: '1234.5' }],
  ],
  ['nothing that was left empty', { question_is_optional: true }, '', []],
  ['a month as its first day', month, '2026-12', [{ id: 'q', answer: '2026-12-01' }]],
  ['a time in Hong Kong', minute, '2026-12-03T14:30', [{ id: 'q', answer: '2026-12-03T14:30:00+08:00' }]],
  [
    'a time without its seconds',
    minute,
    '2026-12-03T14:30:15',
    [{ id: 'q', answer: '2026-12-03T14:30:00+08:00' }],
  ],
  ['Q-196 text without format characters', {}, 'Pe\u200bter', [{ id: 'q', answer: 'Peter' }]],
  ['an untouched switch', { question_format: 'TOGGLE' }, '', [{ id: 'q', answer: 'false' }]],
] as const)('sends %s', (_, fields, answer, wire) => {
  expect(answersOnWire([question(fields)], { q: answer })).toEqual(wire);
});
