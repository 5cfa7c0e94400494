import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { answersOnWire, defaultAnswers, openQuestions } from './answers';

const question = (fields: Partial<TicketQuestion>): TicketQuestion => ({
  id: 'q',
  question: 'Question',
  question_type: 'TICKET_INFORMATION',
  question_is_optional: false,
  question_format: 'TEXT',
  options: [],
  defaultValue: null,
  precision: null,
  ...fields,
});

it.each([
  ['O-073 an empty required text', {}, ' ', false],
  ['a text', {}, 'Peter', true],
  ['O-074 an empty optional text', { question_is_optional: true }, '', true],
  ['a number', { question_format: 'NUMBER' }, '2', true],
  ['a number that is none', { question_format: 'NUMBER' }, 'two', false],
  [
    'an optional number that is none',
    { question_format: 'NUMBER', question_is_optional: true },
    'two',
    false,
  ],
  ['a day', { question_format: 'DATETIME', precision: 'DAY' }, '2026-12-03', true],
  ['half a day', { question_format: 'DATETIME', precision: 'DAY' }, '2026-12', false],
  ['a month', { question_format: 'DATETIME', precision: 'MONTH' }, '2026-12', true],
  ['a minute', { question_format: 'DATETIME', precision: 'MINUTE' }, '2026-12-03T14:30', true],
  ['a switch that is off', { question_format: 'TOGGLE' }, 'false', true],
  ['a tick that is asked for', { question_format: 'CHECKBOX' }, 'false', false],
  ['an optional tick', { question_format: 'CHECKBOX', question_is_optional: true }, 'false', true],
  ['O-075 no choice', { question_format: 'MULTI_CHOICES' }, '', false],
  ['two choices', { question_format: 'MULTI_CHOICES' }, 'a,b', true],
] as const)('%s', (_, fields, answer, complete) => {
  expect(openQuestions([question(fields)], { q: answer })).toEqual(complete ? [] : ['q']);
});

it('O-077 begins with the default values', () => {
  expect(defaultAnswers([question({ defaultValue: 'north' }), question({ id: 'r' })])).toEqual({
    q: 'north',
    r: '',
  });
});

it.each([
  ['text without blanks around it', {}, ' Peter ', [{ id: 'q', answer: 'Peter' }]],
  ['nothing that was left empty', { question_is_optional: true }, '', []],
  [
    'a month as its first day',
    { question_format: 'DATETIME', precision: 'MONTH' },
    '2026-12',
    [{ id: 'q', answer: '2026-12-01' }],
  ],
  [
    'a time in Hong Kong',
    { question_format: 'DATETIME', precision: 'MINUTE' },
    '2026-12-03T14:30',
    [{ id: 'q', answer: '2026-12-03T14:30:00+08:00' }],
  ],
  ['a switch nobody touched', { question_format: 'TOGGLE' }, '', [{ id: 'q', answer: 'false' }]],
] as const)('sends %s', (_, fields, answer, wire) => {
  expect(answersOnWire([question(fields)], { q: answer })).toEqual(wire);
});
