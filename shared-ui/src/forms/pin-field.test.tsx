import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PinField } from './pin-field';

const complete = jest.fn();

function Code() {
  const [value, setValue] = useState('');
  return <PinField label="Staff code" value={value} onChange={setValue} onComplete={complete} />;
}

beforeEach(() => {
  complete.mockReset();
});

test('six typed digits complete the code once, in one input', async () => {
  renderWithHost(<Code />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Staff code' }), '12a3456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

test('a pasted code with blanks is understood', async () => {
  renderWithHost(<Code />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('123 456 ');
  expect(screen.getByRole('textbox')).toHaveValue('123456');
  expect(complete).toHaveBeenCalledWith('123456');
});

test('more digits than cells change nothing', async () => {
  renderWithHost(<Code />);
  await userEvent.type(screen.getByRole('textbox'), '1234567');
  expect(screen.getByRole('textbox')).toHaveValue('123456');
  expect(complete).toHaveBeenCalledTimes(1);
});

test('a corrected code completes again', async () => {
  renderWithHost(<Code />);
  await userEvent.type(screen.getByRole('textbox'), '123456{Backspace}7');
  expect(complete.mock.calls).toEqual([['123456'], ['123457']]);
});
