import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField, SwitchField } from './checkbox-field';
import { ErrorSummary } from './error-summary';
import { DecimalField, NumberField } from './number-field';
import { PasswordField } from './password-field';
import { QuantityStepper } from './quantity-stepper';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextField } from './text-field';

test('a field is named by its label and described by its error, then its help', () => {
  renderWithHost(<TextField label="Email" help="For receipts" error="Enter an address like a@b.hk." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter an address like a@b.hk. For receipts');
});

test('Q-197 a number field keeps what is typed, and says what is wrong once it is left', async () => {
  const onBlur = jest.fn();
  renderWithHost(<NumberField label="Amount" maxDigits={4} onBlur={onBlur} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '12,5');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('12,5');
  expect(field).toHaveAccessibleDescription('Please type a whole number, for example 12.');
  await userEvent.clear(field);
  expect(field).toBeValid();
  await userEvent.paste('12345');
  expect(field).toHaveAccessibleDescription('Please type at most 4 digits.');
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeValid();
});

test('Q-197 a number field with decimals follows its value, and the error of the page comes first', async () => {
  function Amount() {
    const [[value, error], set] = useState(['1.234', 'Too late.']);
    return (
      <>
        <DecimalField label="Amount" value={value} error={error} onChange={jest.fn()} />
        <button onClick={() => set([value, ''])}>In time</button>
        <button onClick={() => set(['12,50', ''])}>Another</button>
      </>
    );
  }
  renderWithHost(<Amount />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('Too late.');
  await userEvent.click(screen.getByRole('button', { name: 'In time' }));
  expect(field).toHaveAccessibleDescription('Did you mean 1,234 or 1.234?');
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(field).toBeValid();
});

test('a password can be shown and hidden again', async () => {
  renderWithHost(<PasswordField label="Password" autoComplete="new-password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a select lists its options after the placeholder', async () => {
  renderWithHost(
    <SelectField
      label="District"
      placeholder="Any district"
      options={[
        { value: '1', label: 'Central' },
        { value: '2', label: 'Sha Tin' },
      ]}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'District' });
  expect(field).toHaveDisplayValue('Any district');
  await userEvent.selectOptions(field, 'Sha Tin');
  expect(field).toHaveValue('2');
});

test('checkbox and switch have their roles and a press on the words changes them', async () => {
  renderWithHost(
    <>
      <CheckboxField label="I agree" error="Tick the box to go on." />
      <SwitchField label="Marketing by email" />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('Tick the box to go on.');
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  await userEvent.click(screen.getByRole('switch', { name: 'Marketing by email' }));
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a radio group tells the chosen value and its error', async () => {
  const choose = jest.fn();
  renderWithHost(
    <RadioGroup
      label="Gender"
      value={null}
      onChange={choose}
      error="Choose one."
      options={[
        { value: 'f', label: 'Female' },
        { value: 'm', label: 'Male' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription('Choose one.');
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  expect(choose).toHaveBeenCalledWith('m');
});

test('a stepper stops at its limits', async () => {
  function Quantity() {
    const [value, setValue] = useState(1);
    return <QuantityStepper label="Quantity" value={value} max={2} onChange={setValue} />;
  }
  renderWithHost(<Quantity />);
  const fewer = screen.getByRole('button', { name: 'One fewer: Quantity' });
  const more = screen.getByRole('button', { name: 'One more: Quantity' });
  expect(fewer).toBeDisabled();
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(more).toBeDisabled();
  expect(fewer).toBeEnabled();
});

test('the error summary takes the focus and leads to the field', async () => {
  renderWithHost(
    <form>
      <ErrorSummary errors={[{ name: 'email', message: 'Enter an email address.' }]} />
      <TextField label="Email" name="email" />
    </form>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enter an email address.' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
