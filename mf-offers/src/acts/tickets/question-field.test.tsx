import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ticketQuestion } from '../../testing/open-ticket';
import { QuestionField } from './question-field';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Berry' },
  { value: 'c', label: 'Cherry' },
];
type Format = TicketQuestion['question_format'];

/** Draws a question; the returned function says what is answered now. */
function ask(format: Format, first = '', fields: Partial<TicketQuestion> = {}) {
  const question = ticketQuestion('q', { question_format: format, options, ...fields });
  let current = first;
  function Form() {
    const [answer, setAnswer] = useState(first);
    current = answer;
    return <QuestionField question={question} answer={answer} onAnswer={setAnswer} />;
  }
  renderWithHost(<Form />);
  return () => current;
}
const user = userEvent.setup();

test.each<[Format, 'switch' | 'checkbox']>([
  ['TOGGLE', 'switch'],
  ['CHECKBOX', 'checkbox'],
])('a %s is yes at a press and no at the next', async (format, role) => {
  const answer = ask(format, 'false');
  const field = screen.getByRole(role, { name: 'Question q' });
  expect(field).not.toBeChecked();
  await user.click(field);
  expect(field).toBeChecked();
  expect(answer()).toBe('true');
  await user.click(field);
  expect(answer()).toBe('false');
});

test('a text is answered as it is typed', async () => {
  const answer = ask('TEXT');
  await user.type(screen.getByRole('textbox', { name: 'Question q' }), 'Peter');
  expect(answer()).toBe('Peter');
});

test('one of a list is answered with its value, and none before that', async () => {
  const answer = ask('DROPDOWN');
  const field = screen.getByRole('combobox', { name: 'Question q' });
  expect(field).toHaveDisplayValue('Please choose');
  await user.selectOptions(field, 'Berry');
  expect(answer()).toBe('b');
});

test('one of a few choices is answered with its value, and none before that', async () => {
  const answer = ask('SINGLE_CHOICES');
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Cherry' }));
  expect(answer()).toBe('c');
});

test.each<[Format, string]>([
  ['TEXT', 'textbox'],
  ['NUMBER', 'textbox'],
  ['TOGGLE', 'switch'],
  ['CHECKBOX', 'checkbox'],
  ['DROPDOWN', 'combobox'],
  ['SINGLE_CHOICES', 'group'],
  ['MULTI_CHOICES', 'group'],
])('an optional question of the format %s says so, a required one does not', (format, role) => {
  ask(format, '', { question_is_optional: true });
  expect(screen.getByRole(role, { name: /Question q.*\(optional\)/ })).toBeInTheDocument();
  cleanup();
  ask(format);
  expect(screen.getByRole(role, { name: /Question q/ })).toBeInTheDocument();
  expect(screen.queryByText(/\(optional\)/)).not.toBeInTheDocument();
});

describe('several choices', () => {
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    return within(await screen.findByRole('dialog', { name: 'Question q' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('are answered in the order of the question, and named beneath it', async () => {
    const answer = ask('MULTI_CHOICES');
    expect(screen.getByText('Nothing chosen yet')).toBeInTheDocument();
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: 'Cherry' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Apple' }));
    expect(answer()).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    await closed();
    expect(answer()).toBe('a,c');
    expect(screen.getByText('Apple, Cherry')).toBeInTheDocument();
    expect(screen.queryByText('Nothing chosen yet')).not.toBeInTheDocument();
  });

  test('begin with what was chosen, of which some may be taken back', async () => {
    const answer = ask('MULTI_CHOICES', 'a,b');
    const dialog = await open();
    expect(dialog.getByRole('checkbox', { name: 'Apple' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Cherry' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Apple' }));
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    expect(answer()).toBe('b');
  });

  test('stay as they were when the dialog is closed without Update', async () => {
    const answer = ask('MULTI_CHOICES', 'a');
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: 'Berry' }));
    await user.keyboard('{Escape}');
    await closed();
    expect(answer()).toBe('a');
    expect((await open()).getByRole('checkbox', { name: 'Berry' })).not.toBeChecked();
  });

  test('need one, and the button says so; an optional question needs none', async () => {
    ask('MULTI_CHOICES', 'a');
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: 'Apple' }));
    expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Choose' })).toHaveAccessibleDescription(
      'Choose at least one.',
    );
  });

  test('of an optional question may all be taken back', async () => {
    const answer = ask('MULTI_CHOICES', 'a', { question_is_optional: true });
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: 'Apple' }));
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    expect(answer()).toBe('');
  });
});
