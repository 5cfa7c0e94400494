import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ticketQuestion } from '../testing/open-ticket';
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
