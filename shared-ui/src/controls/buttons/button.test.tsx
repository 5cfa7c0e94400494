import { renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';
import { TextLink } from './text-link';

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

test('a busy icon button keeps the focus and ignores presses', async () => {
  const press = jest.fn();
  const { rerender } = render(<IconButton icon="refresh" label="Refresh" onClick={press} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  rerender(<IconButton icon="refresh" label="Refresh" busy onClick={press} />);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh', busy: true }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
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

const pictures = () => Array.from(document.querySelectorAll('svg'), (picture) => picture.dataset['icon']);

test.each<[string, ButtonProps, (string | undefined)[]]>([
  ['without an icon', {}, []],
  ['with an icon', { icon: 'refresh' }, ['refresh']],
  ['that is busy, instead of its icon,', { icon: 'refresh', busy: true }, ['spinner']],
  ['that is busy without an icon', { busy: true }, ['spinner']],
])('a button %s shows the pictures that belong to it', (_, props, expected) => {
  renderWithHost(<Button {...props}>Redeem</Button>);
  expect(pictures()).toEqual(expected);
});

test.each<[string, ButtonProps, string]>([
  ['at rest shows its label', {}, 'Redeem'],
  ['at rest shows no busy label', { busyLabel: 'Redeeming…' }, 'Redeem'],
  ['that is busy without a busy label keeps its label', { busy: true }, 'Redeem'],
  [
    'that is busy keeps the space of its label, which is not read',
    { busy: true, busyLabel: 'Redeeming…' },
    'RedeemRedeeming…',
  ],
])('a button %s', (_, props, text) => {
  renderWithHost(<Button {...props}>Redeem</Button>);
  const button = screen.getByRole('button', {
    name: props.busy && props.busyLabel ? 'Redeeming…' : 'Redeem',
  });
  expect(button).toHaveTextContent(text);
  expect(button.querySelectorAll('[aria-hidden="true"]:not(svg)')).toHaveLength(text === 'Redeem' ? 0 : 1);
});

test.each([
  [true, 'true'],
  [false, null],
])('a button with busy %p has the state %p', (busy, state) => {
  renderWithHost(<Button busy={busy}>Redeem</Button>);
  const button = screen.getByRole('button');
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([state, state]);
});

test('a button is not busy and sends no form by itself', async () => {
  const send = jest.fn();
  renderWithHost(
    <form onSubmit={send}>
      <Button>Redeem</Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Redeem' });
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

test.each<[string, ButtonProps, string]>([
  ['its own description', { disabled: true }, 'Ends today.'],
  ['no reason while it is enabled', { disabledReason: 'Needs points.' }, 'Ends today.'],
  ['no empty reason', { disabled: true, disabledReason: '' }, 'Ends today.'],
  [
    'its own description, then the reason',
    { disabled: true, disabledReason: 'Needs points.' },
    'Ends today. Needs points.',
  ],
])('a button is described by %s', (_, props, description) => {
  renderWithHost(
    <>
      <p id="hint">Ends today.</p>
      <Button aria-describedby="hint" {...props}>
        Redeem
      </Button>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription(description);
});

test('a button without a reason has no description and no element around it', () => {
  const { container } = renderWithHost(<Button disabled>Redeem</Button>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('button').parentElement).toBe(container);
});

test('the reason is below the button, and the same button stays when the reason ends', () => {
  const draw = (disabled: boolean) => (
    <Button disabled={disabled} disabledReason="Needs points.">
      Redeem
    </Button>
  );
  const { rerender } = render(draw(true));
  const button = screen.getByRole('button');
  expect(button.nextElementSibling).toHaveTextContent('Needs points.');
  rerender(draw(false));
  expect(screen.getByRole('button')).toBe(button);
  expect(button.nextElementSibling).toBeNull();
});

test('a press of a button without a handler is no fault', async () => {
  const error = jest.spyOn(console, 'error');
  render(<Button>Redeem</Button>);
  await userEvent.click(screen.getByRole('button'));
  expect(error).not.toHaveBeenCalled();
});

test('an icon button is named by its action, shows it as a hint and sends no form', async () => {
  const send = jest.fn();
  const press = jest.fn();
  renderWithHost(
    <form onSubmit={send}>
      <IconButton icon="close" label="Close" onClick={press} />
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAttribute('title', 'Close');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['link button', LinkButton],
  ['text link', TextLink],
])('a %s leads to a page of this site and has a picture only with an icon', async (_, Part) => {
  const { fake } = renderWithHost(
    <>
      <Part to="/home">Home</Part>
      <Part to="/coupons" icon="refresh">
        Coupons
      </Part>
    </>,
  );
  expect(pictures()).toEqual(['refresh']);
  await userEvent.click(screen.getByRole('link', { name: 'Coupons' }));
  expect(fake.host.navigation.current()).toBe('/coupons');
});
