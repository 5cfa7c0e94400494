import { renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
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
import { TextArea } from './text-area';

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
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  expect(fewer).not.toHaveAttribute('aria-disabled');
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

test.each([
  [true, 'Nickname (optional)'],
  [false, 'Nickname'],
])('a field that is optional: %p is named %s', (optional, name) => {
  renderWithHost(<TextField label="Nickname" optional={optional} />);
  expect(screen.getByRole('textbox', { name })).toBeInTheDocument();
});

test('a text field is of the type text and has nothing before and after its value', () => {
  renderWithHost(<TextField label="Nickname" />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('type', 'text');
  expect([field.previousElementSibling, field.nextElementSibling]).toEqual([null, null]);
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).toBeValid();
});

test('the prefix is before the value and the suffix after it', () => {
  renderWithHost(<TextField label="Amount" prefix="HK$" suffix="each" id="amount" />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveAttribute('id', 'amount');
  expect(field.previousElementSibling).toHaveTextContent('HK$');
  expect(field.nextElementSibling).toHaveTextContent('each');
});

test.each([
  ['whole numbers', NumberField, 'numeric'],
  ['decimals', DecimalField, 'decimal'],
])('a number field for %s opens the keyboard for them', (_, Field, keyboard) => {
  renderWithHost(<Field label="Amount" defaultValue="12" />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveValue('12');
  expect(field).toHaveAttribute('inputmode', keyboard);
  expect(field).toHaveAttribute('autocomplete', 'off');
});

test('a password is hidden at first and neither spelt nor corrected', () => {
  renderWithHost(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('spellcheck', 'false');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('autocorrect', 'off');
});

test('a select without a placeholder has its options only', () => {
  renderWithHost(<SelectField label="District" options={[{ value: '1', label: 'Central' }]} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Central']);
});

test('a text area has a label, a help, an error and four lines', async () => {
  renderWithHost(<TextArea label="Remark" help="For the shop" error="Write less." />);
  const area = screen.getByRole('textbox', { name: 'Remark' });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Write less. For the shop');
  expect(area).toHaveAttribute('rows', '4');
  await userEvent.type(area, 'Ring{Enter}twice');
  expect(area).toHaveValue('Ring\ntwice');
});

describe.each([
  ['checkbox', CheckboxField],
  ['switch', SwitchField],
] as const)('a %s', (role, Part) => {
  test('without texts has no description, is valid and shows its label only', () => {
    renderWithHost(<Part label="News" />);
    const box = screen.getByRole(role, { name: 'News' });
    expect(box).not.toHaveAttribute('aria-describedby');
    expect(box).toBeValid();
    expect(screen.getByText('News').childElementCount).toBe(0);
  });

  test('is described by its help', () => {
    renderWithHost(<Part label="News" help="Once a month" />);
    const box = screen.getByRole(role);
    expect(box).toHaveAccessibleDescription('Once a month');
    expect(box).not.toHaveAttribute('aria-describedby', expect.stringContaining('error'));
  });

  test('is described by its error, then its help, and is invalid', () => {
    renderWithHost(<Part label="News" help="Once a month" error="Choose." />);
    expect(screen.getByRole(role)).toBeInvalid();
    expect(screen.getByRole(role)).toHaveAccessibleDescription('Choose. Once a month');
  });

  test('keeps the focus while it is busy, and ignores presses', async () => {
    const change = jest.fn();
    const { rerender } = render(<Part label="News" checked onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    rerender(<Part label="News" checked onChange={change} busy />);
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('News'));
    expect(change).toHaveBeenCalledTimes(1);
    expect(screen.getByRole(role, { busy: true, checked: true })).toHaveFocus();
  });

  test('keeps an id of the page', () => {
    renderWithHost(<Part label="News" id="news" help="Once a month" />);
    const box = screen.getByLabelText(/^News/);
    expect(box).toHaveAttribute('id', 'news');
    expect(box).toHaveAccessibleDescription('Once a month');
  });
});
