import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';
import { RadioGroup } from './radio-group';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

const options = [
  { value: 'post', label: 'By post', help: 'Three days' },
  { value: 'shop', label: 'At the shop' },
  { value: 'boat', label: 'By boat', disabled: true },
] as const;

test('a radio group shows the value that is chosen', () => {
  renderWithHost(<RadioGroup label="Delivery" options={options} value="shop" onChange={() => undefined} />);
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['post', false],
    ['shop', true],
    ['boat', false],
  ]);
});

test('a radio group without an error is valid and has no description', () => {
  renderWithHost(<RadioGroup label="Delivery" options={options} value={null} onChange={() => undefined} />);
  const group = screen.getByRole('group', { name: 'Delivery' });
  expect(group).toBeValid();
  expect(group).not.toHaveAttribute('aria-describedby');
});

test('a radio group with an error is invalid', () => {
  renderWithHost(
    <RadioGroup
      label="Delivery"
      options={options}
      value={null}
      onChange={() => undefined}
      error="Choose one."
    />,
  );
  expect(screen.getByRole('group')).toHaveAttribute('aria-invalid', 'true');
});

test('an option is described by its help, an option without one has no empty line', () => {
  renderWithHost(<RadioGroup label="Delivery" options={options} value={null} onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: /^By post/ })).toHaveAccessibleDescription('Three days');
  const shop = screen.getByRole('radio', { name: 'At the shop' });
  expect(shop).not.toHaveAttribute('aria-describedby');
  expect(screen.getByText('At the shop').childElementCount).toBe(0);
});

test('an option or a whole group can be disabled', () => {
  const draw = (disabled: boolean) => (
    <RadioGroup
      label="Delivery"
      options={options}
      value={null}
      onChange={() => undefined}
      disabled={disabled}
    />
  );
  const { rerender } = renderWithHost(draw(false));
  const states = () => screen.getAllByRole('radio').map((radio) => radio.matches(':disabled'));
  expect(states()).toEqual([false, false, true]);
  rerender(draw(true));
  expect(states()).toEqual([true, true, true]);
});

test('the options of a group have one name of their own, or the name of the page', () => {
  renderWithHost(
    <>
      <RadioGroup label="First" options={options} value={null} onChange={() => undefined} />
      <RadioGroup label="Second" options={options} value={null} onChange={() => undefined} />
      <RadioGroup label="Third" name="delivery" options={options} value={null} onChange={() => undefined} />
    </>,
  );
  const names = ['First', 'Second', 'Third'].map((name) => {
    const radios = within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    return new Set(radios.map((radio) => radio.name));
  });
  expect(names.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(names.flatMap((own) => [...own])).size).toBe(3);
  expect(names[2]).toEqual(new Set(['delivery']));
});

test('a radio group reports that the focus has left an option', async () => {
  const left = jest.fn();
  renderWithHost(
    <RadioGroup label="Delivery" options={options} value="post" onChange={() => undefined} onBlur={left} />,
  );
  await userEvent.tab();
  expect(left).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(left).toHaveBeenCalledTimes(1);
});

test('a stepper asks for one fewer and one more', async () => {
  const change = jest.fn();
  renderWithHost(<QuantityStepper label="Quantity" value={5} max={9} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'One fewer: Quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }));
  expect(change.mock.calls).toEqual([[4], [6]]);
});

test.each([
  ['In stock: 9', 'In stock: 9'],
  [undefined, ''],
])('a stepper with the help %p has its label as name and the description %p', (help, description) => {
  renderWithHost(
    <QuantityStepper label="Quantity" value={5} min={5} max={9} onChange={() => undefined} help={help} />,
  );
  const group = screen.getByRole('group', { name: 'Quantity' });
  expect(group).toHaveAccessibleDescription(description);
  expect(group.hasAttribute('aria-describedby')).toBe(help !== undefined);
  expect(group.nextElementSibling?.textContent).toBe(help);
  expect(screen.getByRole('button', { name: /fewer/ })).toHaveAttribute('aria-disabled', 'true');
});

const email = { name: 'email', message: 'Enter an email address.' };
const phone = { name: 'phone', message: 'Enter a phone number.' };

/** A form whose every press of Send finds the next faults. */
function Faulty({ found }: { found: readonly (readonly (typeof email)[])[] }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAttempt(attempt + 1);
        }}
      >
        Send
      </button>
      <ErrorSummary errors={found[attempt] ?? []} />
      <TextField label="Email" name="email" />
    </>
  );
}

test('a form without faults has no summary, and its first fault takes the focus', async () => {
  renderWithHost(<Faulty found={[[], [email]]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a further fault leaves the focus where it is, until all were corrected', async () => {
  renderWithHost(<Faulty found={[[email], [email, phone], [], [phone]]} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(send).toHaveFocus();
  await userEvent.click(send);
  expect(send).toHaveFocus();
  await userEvent.click(send);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test.each([
  [[email], 'Please check 1 field'],
  [[email, phone], 'Please check 2 fields'],
])('the summary counts the faults: %j', (errors, title) => {
  renderWithHost(<ErrorSummary errors={errors} />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    errors.map(({ message }) => message),
  );
});

test('the summary itself is no stop of the Tab key', async () => {
  renderWithHost(<ErrorSummary errors={[email]} />);
  const fault = screen.getByRole('button', { name: email.message });
  await userEvent.tab();
  expect(fault).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('a fault leads to a field in another part of the same form', async () => {
  const send = jest.fn();
  renderWithHost(
    <form onSubmit={send}>
      <div>
        <ErrorSummary errors={[email]} />
      </div>
      <TextField label="Email" name="email" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: email.message }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a fault leads to the field of its own form, not to one of the same name elsewhere', async () => {
  renderWithHost(
    <>
      <TextField label="Search" name="email" />
      <form>
        <ErrorSummary errors={[email]} />
        <TextField label="Email" name="email" />
      </form>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: email.message }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('without a form a fault leads to a field beside the summary, whatever its name contains', async () => {
  renderWithHost(
    <>
      <ErrorSummary errors={[{ name: 'people[0]."name"', message: 'Enter a name.' }]} />
      <TextField label="Name" name={'people[0]."name"'} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enter a name.' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a fault of a field that is not on the page leads nowhere', async () => {
  const error = jest.spyOn(console, 'error');
  renderWithHost(<ErrorSummary errors={[email]} />);
  const fault = screen.getByRole('button', { name: email.message });
  await userEvent.click(fault);
  expect(fault).toHaveFocus();
  expect(error).not.toHaveBeenCalled();
});
