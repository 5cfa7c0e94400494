import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ticketQuestion } from '../../testing/open-ticket';
import { NumberQuestion } from './number-question';

function Form() {
  const [answer, setAnswer] = useState('1.5');
  const question = ticketQuestion('number', { question_format: 'NUMBER' });
  return <NumberQuestion question={question} answer={answer} onAnswer={setAnswer} />;
}

const field = () => screen.getByRole('textbox', { name: 'Question number' });
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
};

test('O-077 begins with its default value', () => {
  renderWithHost(<Form />);
  expect(field()).toHaveValue('1.5');
  expect(field()).toBeValid();
});

test.each(['1234567890123', '12.75', '１２３．５', '12,5'])('takes %s as it is typed', async (typed) => {
  renderWithHost(<Form />);
  await type(typed);
  expect(field()).toHaveValue(typed);
  expect(field()).toBeValid();
});

test('keeps what is no number, and says so when the field is left', async () => {
  renderWithHost(<Form />);
  await type('1.2.3');
  expect(field()).toHaveValue('1.2.3');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Please type a number/);
});
