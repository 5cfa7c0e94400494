import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleTicket, ticketQuestion } from '../../testing/open-ticket';
import { TicketSummary } from './ticket-summary';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Berry' },
];
const draw = (question: TicketQuestion | null, answer = '', contact: string | null = null) =>
  renderWithHost(
    <TicketSummary
      ticket={{ ...sampleTicket, showOtherInfo: true, other_informations: question ? [question] : [] }}
      draft={{ slot: 's3', quantity: 2, answers: question ? { [question.id]: answer } : {} }}
      quantity={2}
      cost={{ total: 400, balanceAfter: 600 }}
      contact={contact}
    />,
  );
const told = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test.each<[string, Partial<TicketQuestion>, string, string]>([
  ['a tick', { question_format: 'CHECKBOX' }, 'true', 'Yes'],
  ['a switch that is off', { question_format: 'TOGGLE' }, 'false', 'No'],
  ['one of a list, by its label', { question_format: 'DROPDOWN', options }, 'a', 'Apple'],
  ['one of a list that is gone, by its value', { question_format: 'DROPDOWN', options }, 'z', 'z'],
  ['no choice of a list', { question_format: 'DROPDOWN', options }, '', '–'],
  ['one of a few, by its label', { question_format: 'SINGLE_CHOICES', options }, 'b', 'Berry'],
  ['several, by their labels', { question_format: 'MULTI_CHOICES', options }, 'a,b', 'Apple, Berry'],
  ['none of several', { question_format: 'MULTI_CHOICES', options }, '', '–'],
  ['a text without its spaces', { question_format: 'TEXT' }, ' Peter ', 'Peter'],
  ['no text', { question_format: 'TEXT' }, '  ', '–'],
  ['no date', { question_format: 'DATETIME', precision: 'DAY' }, '', '–'],
  ['a month', { question_format: 'DATETIME', precision: 'MONTH' }, '2027-03', 'March 2027'],
  ['a day', { question_format: 'DATETIME', precision: 'DAY' }, '2027-03-31', '31 Mar 2027'],
  [
    'a minute',
    { question_format: 'DATETIME', precision: 'MINUTE' },
    '2027-03-31T14:30',
    '31 Mar 2027, 14:30',
  ],
  [
    'a minute whose browser adds seconds',
    { question_format: 'DATETIME', precision: 'MINUTE' },
    '2027-03-31T14:30:00',
    '31 Mar 2027, 14:30',
  ],
])('reads back %s', (_, fields, answer, words) => {
  draw(ticketQuestion('q', fields), answer);
  expect(told('Question q')).toBe(words);
});

test('names time, quantity and cost, and of a guest the contact', () => {
  draw(null);
  expect(told('Time')).toBe('Sunday');
  expect(told('Quantity')).toBe('2');
  expect(screen.getByText('400 points')).toBeInTheDocument();
  expect(screen.queryByText('Your contact')).not.toBeInTheDocument();
  draw(null, '', 'a@example.test');
  expect(told('Your contact')).toBe('a@example.test');
});
