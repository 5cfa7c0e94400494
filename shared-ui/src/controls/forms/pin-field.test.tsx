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

/** The text of each cell; a dot is an element. */
const cells = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[aria-hidden="true"] > .cell'), (cell) =>
    cell.childElementCount > 0 ? 'dot' : cell.textContent,
  );

test.each([
  [false, ['1', '2', '', '']],
  [true, ['dot', 'dot', '', '']],
])('the cells of a code that is masked: %p show %j', (masked, shown) => {
  const { container } = renderWithHost(
    <PinField label="PIN" value="12" length={4} masked={masked} onChange={() => undefined} />,
  );
  expect(cells(container)).toEqual(shown);
  expect(screen.getByLabelText('PIN')).toHaveAttribute('type', masked ? 'password' : 'text');
});

test('a code has six cells with readable digits, and is not suggested from messages', () => {
  const { container } = renderWithHost(<PinField label="PIN" value="7" onChange={() => undefined} />);
  expect(cells(container)).toEqual(['7', '', '', '', '', '']);
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveAttribute('type', 'text');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
});

test('a code from a message is suggested', () => {
  renderWithHost(<PinField label="PIN" value="" oneTimeCode onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
});

test.each([
  ['', 0],
  ['12', 2],
  ['123', 3],
  ['1234', 3],
])('after %p the next digit goes to cell %i', (value, next) => {
  const { container } = renderWithHost(
    <PinField label="PIN" value={value} length={4} onChange={() => undefined} />,
  );
  const marked = Array.from(container.querySelectorAll('.cell'), ({ classList }) =>
    classList.contains('next'),
  );
  expect(marked).toEqual([0, 1, 2, 3].map((cell) => cell === next));
});

test('a code without a handler of its last digit takes that digit', async () => {
  const error = jest.spyOn(console, 'error');
  const change = jest.fn();
  renderWithHost(<PinField label="PIN" value="123" length={4} onChange={change} />);
  await userEvent.type(screen.getByRole('textbox'), '4');
  expect(change.mock.calls).toEqual([['1234']]);
  expect(error).not.toHaveBeenCalled();
});

test('a code has a help, an error and a disabled state', () => {
  renderWithHost(
    <PinField label="PIN" value="" help="Six digits" error="Wrong." disabled onChange={() => undefined} />,
  );
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription('Wrong. Six digits');
  expect(field).toBeInvalid();
  expect(field).toBeDisabled();
});
