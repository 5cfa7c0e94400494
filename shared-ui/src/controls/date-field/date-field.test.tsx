import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField, hasHalfDate } from './date-field';

const limits = { from: '2000-01-01', to: '2026-11-21' };

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Date"
      limits={limits}
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function show(error?: string) {
  renderWithHost(<Form error={error} />);
  const field = screen.getByLabelText('Date');
  const enter = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, enter, leave: () => fireEvent.blur(field) };
}

test('offers the days within its limits', () => {
  const { field } = show();
  expect(field).toHaveAttribute('type', 'date');
  expect(field).toHaveAttribute('min', '2000-01-01');
  expect(field).toHaveAttribute('max', '2026-11-21');
});

test.each([
  ['0026-11-20', 'The date cannot be earlier than 1 Jan 2000.'],
  ['1999-12-31', 'The date cannot be earlier than 1 Jan 2000.'],
  ['2026-11-22', 'The date cannot be later than 21 Nov 2026.'],
])('of %s it says once it is left: %s', (value, text) => {
  const { field, enter, leave } = show();
  enter(value);
  expect(field).toHaveAccessibleDescription('');
  leave();
  expect(field).toHaveAccessibleDescription(text);
  enter('2000-01-01');
  expect(field).toHaveAccessibleDescription('');
});

test('says that half a date is none, whatever the page says of an empty field', () => {
  const { field, leave } = show('Please input this field');
  expect(field).toHaveAccessibleDescription('Please input this field');
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  leave();
  expect(field).toHaveAccessibleDescription('Please enter a full date that exists.');
});

test('a form that is sent asks for half a date', () => {
  const { field } = show();
  expect(hasHalfDate(document.body)).toBe(false);
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  expect(hasHalfDate(document.body)).toBe(true);
  fireEvent.invalid(field);
  expect(field).toHaveAccessibleDescription('Please enter a full date that exists.');
});

test('an empty date is left to the page', () => {
  const { field, leave } = show();
  leave();
  expect(field).toHaveAccessibleDescription('');
});
