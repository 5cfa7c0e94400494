import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField, SwitchField } from './checkbox-field';
import { DecimalField, NumberField } from './number-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

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

  test('keeps an id of the page', () => {
    renderWithHost(<Part label="News" id="news" help="Once a month" />);
    const box = screen.getByLabelText(/^News/);
    expect(box).toHaveAttribute('id', 'news');
    expect(box).toHaveAccessibleDescription('Once a month');
  });
});
