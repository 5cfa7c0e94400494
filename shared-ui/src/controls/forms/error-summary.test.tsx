import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

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
