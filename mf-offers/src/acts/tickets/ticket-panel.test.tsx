import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { forGuests, openTicket, sampleTicket, ticketQuestion } from '../../testing/open-ticket';
import { TicketSummary } from './ticket-summary';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Berry' },
];
const asking = {
  ...sampleTicket,
  showOtherInfo: true,
  other_informations: [
    ticketQuestion('text'),
    ticketQuestion('number', { question_format: 'NUMBER', defaultValue: '0' }),
    ticketQuestion('date', { question_format: 'DATETIME', precision: 'DAY', question_is_optional: true }),
    ticketQuestion('toggle', { question_format: 'TOGGLE', defaultValue: 'false' }),
    ticketQuestion('check', { question_format: 'CHECKBOX' }),
    ticketQuestion('drop', { question_format: 'DROPDOWN', options, defaultValue: 'a' }),
    ticketQuestion('single', { question_format: 'SINGLE_CHOICES', options, defaultValue: 'b' }),
    ticketQuestion('multi', { question_format: 'MULTI_CHOICES', options }),
  ],
};
const user = userEvent.setup();
const choose = async (name: RegExp) => user.click(await screen.findByRole('radio', { name }));
const submit = () => screen.findByRole('button', { name: 'Get ticket' });

test('O-068 shows slots, quantity and questions of the campaign', async () => {
  openTicket(asking);
  expect(await screen.findByRole('radio', { name: /Friday/ })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Question text' })).toBeInTheDocument();
});

test('O-127 reads the campaign and its tickets', async () => {
  const { fake } = openTicket(asking);
  await submit();
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /campaigns/201',
    'GET /ticket_campaigns/201',
  ]);
});

test('O-069 needs a slot that has room, and stops at its stock', async () => {
  openTicket(sampleTicket);
  expect(await submit()).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Saturday/ })).toBeDisabled();
  await choose(/Friday/);
  expect(await submit()).toBeEnabled();
  const stepper = within(screen.getByRole('group', { name: 'Quantity' }));
  const [, more] = stepper.getAllByRole('button');
  if (more) await user.click(more);
  expect(stepper.getByRole('status')).toHaveTextContent('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('O-073 needs every required answer, each in its own control with its default', async () => {
  openTicket(asking);
  await choose(/Friday/);
  expect(screen.getByRole('textbox', { name: 'Question number' })).toHaveValue('0');
  expect(screen.getByRole('switch', { name: /toggle/ })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: /drop/ })).toHaveValue('a');
  expect(screen.getByRole('radio', { name: 'Berry' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'Peter');
  await user.click(screen.getByRole('checkbox', { name: /check/ }));
  expect(await submit()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Question multi' }));
  expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Berry' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await submit()).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: 'Question text' }));
  expect(await submit()).toBeDisabled();
});

test('O-065 names the day the tickets start on the disabled button, and says why beneath it', async () => {
  openTicket(sampleTicket, { start_date: '2099-11-28T00:00:00+08:00' });
  const button = await screen.findByRole('button', { name: 'Available on 28 Nov 2099' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('This campaign has not started yet.');
});

test('O-082 hides the numbers but not that it is sold out', async () => {
  openTicket(sampleTicket, { ticket_campaign_type_should_show_coupon_stock: false, ticket_total_stock: 0 });
  await screen.findByRole('radio', { name: /Friday/ });
  expect(screen.queryByText(/2 left/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0);
});

test('O-088 sends visitors to the login where guests are not welcome', async () => {
  const { fake } = openTicket(sampleTicket, {}, {}, { session: { kind: 'visitor' } });
  await user.click(await submit());
  await screen.findByRole('button', { name: 'Get ticket', busy: false });
  expect(fake.logins).toEqual([{ redirectTo: '/campaign/201' }]);
});

test('Q-059 asks a guest for the code also when the tickets alone say so', async () => {
  const ticket = { ...sampleTicket, enableOtp: true };
  const campaign = { ...forGuests, ticket_campaign_enable_otp: false };
  const { fake } = openTicket(ticket, campaign, {}, { session: { kind: 'visitor' } });
  await choose(/Sunday/);
  await user.click(await submit());
  await waitFor(() =>
    expect(fake.logins).toEqual([{ redirectTo: '/campaign/201', event: { enableOtp: true } }]),
  );
});

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
