import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a busy button keeps the focus, says what it does and ignores presses', async () => {
  const press = jest.fn();
  renderWithHost(
    <Button busy busyLabel="Redeeming…" onClick={press}>
      Redeem
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Redeeming…' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not send its form a second time', async () => {
  const send = jest.fn((event: { preventDefault(): void }) => {
    event.preventDefault();
  });
  renderWithHost(
    <form onSubmit={send}>
      <input aria-label="Code" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '1{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('presses that come before the first one is drawn are one, in a form as well; the next one counts', async () => {
  const press = jest.fn();
  const send = jest.fn((event: { preventDefault(): void }) => {
    event.preventDefault();
  });
  renderWithHost(
    <form onSubmit={send}>
      <Button type="submit" onClick={press}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  for (let count = 0; count < 3; count += 1) button.click();
  expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await userEvent.click(button);
  expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('a disabled button tells its reason', () => {
  renderWithHost(
    <Button disabled disabledReason="Needs 1,200 more points.">
      Redeem
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Redeem' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Needs 1,200 more points.');
});

test('the reason disappears with the disabled state', () => {
  renderWithHost(<Button disabledReason="Needs 1,200 more points.">Redeem</Button>);
  expect(screen.queryByText(/more points/)).toBeNull();
});

test('Q-066 a muted button looks so, and can be pressed', async () => {
  const press = jest.fn();
  renderWithHost(
    <Button muted onClick={press}>
      Redeem
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Redeem' });
  expect(button).toHaveClass('muted');
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});
