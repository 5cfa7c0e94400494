import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ticketQuestion } from '../../testing/open-ticket';
import { DateQuestion } from './date-question';

const month = ticketQuestion('month', { question_format: 'DATETIME', precision: 'MONTH' });

function Form() {
  const [answer, setAnswer] = useState('');
  return <DateQuestion question={month} answer={answer} onAnswer={setAnswer} />;
}

test('is a month input where the browser has one', () => {
  renderWithHost(<Form />);
  expect(screen.getByLabelText('Question month')).toHaveAttribute('type', 'month');
  expect(screen.queryByText(/For example/)).not.toBeInTheDocument();
});

test('shows elsewhere how a month is typed, and says when it is not', () => {
  jest.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  renderWithHost(<Form />);
  const field = screen.getByRole('textbox', { name: 'Question month' });
  expect(field).toHaveAccessibleDescription('For example 2027-03');
  fireEvent.change(field, { target: { value: 'March' } });
  fireEvent.blur(field);
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: '2027-13' } });
  expect(field).toBeInvalid();
  fireEvent.change(field, { target: { value: '2027-03' } });
  expect(field).toBeValid();
});

test.each([
  ['DAY', 'date', '2027-03-31'],
  ['MINUTE', 'datetime-local', '2027-03-31T14:30'],
] as const)('asks for a %s in an input of the browser, or by an example', (precision, type, example) => {
  const question = ticketQuestion('when', { question_format: 'DATETIME', precision });
  const draw = () =>
    renderWithHost(<DateQuestion question={question} answer="" onAnswer={jest.fn()} />).unmount;
  const unmount = draw();
  expect(screen.getByLabelText('Question when')).toHaveAttribute('type', type);
  expect(screen.getByLabelText('Question when')).not.toHaveAttribute('placeholder');
  unmount();
  jest.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  draw();
  expect(screen.getByRole('textbox', { name: 'Question when' })).toHaveAttribute('placeholder', example);
});

test('says nothing of a wrong date before the field is left', () => {
  jest.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  renderWithHost(<Form />);
  const field = screen.getByRole('textbox', { name: 'Question month' });
  fireEvent.change(field, { target: { value: '2027' } });
  expect(field).toBeValid();
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription(/Please type it like 2027-03\./);
});

test.each([
  ['MONTH', '0026-03'],
  ['DAY', '0026-03-31'],
  ['MINUTE', '0026-03-31T14:30'],
] as const)('says of a %s of the year 26 that it is too early, once it is left', (precision, answer) => {
  const question = ticketQuestion('when', { question_format: 'DATETIME', precision });
  renderWithHost(<DateQuestion question={question} answer={answer} onAnswer={jest.fn()} />);
  const field = screen.getByLabelText('Question when');
  expect(field).toHaveAttribute('min', expect.stringMatching(/^2000-01/));
  expect(field).toHaveAccessibleDescription('');
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription('The date cannot be earlier than 1 Jan 2000.');
});

test('says of half a date that it is none', () => {
  renderWithHost(<Form />);
  const field = screen.getByLabelText('Question month');
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription('Please enter a full date that exists.');
});
