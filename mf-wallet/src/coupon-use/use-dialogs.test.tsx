import { renderWithHost } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { pass, stopClock, user } from '../testing/clock';
import { PinDialog } from './pin-dialog';
import { ResultDialog } from './result-dialog';
import type { UseResult } from './use-machine';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
stopClock();

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('6-digit staff code');

async function openPin(props: Partial<ComponentProps<typeof PinDialog>> = {}) {
  const calls = { onSubmit: jest.fn(), onScan: jest.fn(), onClose: jest.fn() };
  renderWithHost(
    <PinDialog
      kind="coupon"
      name="Coffee for two"
      open
      sending={false}
      checking={false}
      {...calls}
      {...props}
    />,
  );
  await pass(0);
  return calls;
}

test.each([
  ['coupon', 'Use coupon'],
  ['ticket', 'Use ticket'],
] as const)('the PIN of a %s names what is used, and that it is final', async (kind, title) => {
  await openPin({ kind });
  const dialog = screen.getByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent('Coffee for two');
  expect(dialog).toHaveTextContent('Only press with staff. This cannot be undone.');
  expect(field()).toHaveAccessibleDescription('Hand the device to the staff to enter their code.');
  expect(field()).toHaveFocus();
});

test('a PIN that is not complete is an error until it is changed', async () => {
  const { onSubmit } = await openPin();
  await user.type(field(), '12345');
  await press('Confirm');
  expect(screen.getByText('Enter all 6 digits.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(field(), '6');
  expect(screen.queryByText('Enter all 6 digits.')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Confirm');
  expect(onSubmit.mock.calls).toEqual([['123456']]);
  expect(screen.queryByText('Enter all 6 digits.')).not.toBeInTheDocument();
});

test('the Enter key confirms a complete PIN, and the page is not sent', async () => {
  const { onSubmit } = await openPin();
  let wasSent = true;
  const watch = (event: Event) => {
    wasSent = !event.defaultPrevented;
  };
  document.addEventListener('submit', watch);
  await user.type(field(), '123456{Enter}');
  document.removeEventListener('submit', watch);
  expect(onSubmit.mock.calls).toEqual([['123456']]);
  expect(wasSent).toBe(false);
});

test('the QR code of the store can be scanned instead, and the PIN closed', async () => {
  const { onScan, onClose } = await openPin();
  await press('Scan store QR code');
  expect(onScan).toHaveBeenCalledTimes(1);
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while a PIN is checked nothing can be changed or closed', async () => {
  const { onClose } = await openPin({ sending: true });
  expect(screen.getByRole('button', { name: /Checking…/ })).toHaveAttribute('aria-busy', 'true');
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Scan store QR code' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('a closed PIN is not there', async () => {
  await openPin({ open: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const status = (number: UseResult['status'], changes: Partial<UseResult> = {}): UseResult => ({
  status: number,
  reason: null,
  unsure: false,
  ...changes,
});

async function openResult(kind: 'coupon' | 'ticket', result: UseResult | null, looksAgain = false) {
  const onClose = jest.fn();
  const state = result ? ({ kind: 'failed', result } as const) : ({ kind: 'sending' } as const);
  renderWithHost(<ResultDialog kind={kind} state={state} looksAgain={looksAgain} onClose={onClose} />);
  await pass(0);
  return onClose;
}

test.each<['coupon' | 'ticket', UseResult, string, RegExp]>([
  ['coupon', status(2), 'The coupon was not used', /^Something went wrong .* Your coupon is still unused/],
  ['ticket', status(2), 'The ticket was not used', /^Something went wrong .* Your ticket is still unused/],
  [
    'coupon',
    status(2, { reason: { kind: 'other-store' } }),
    'The coupon was not used',
    /^This coupon must be used in/,
  ],
  [
    'coupon',
    status(2, { reason: { kind: 'too-many-tries', minutes: 5 } }),
    'The coupon was not used',
    /^Too many tries. Try again in 5 minutes/,
  ],
  ['coupon', status(3), 'No Internet Connection', /^We could not reach .* Your coupon is still unused/],
  [
    'coupon',
    status(3, { unsure: true }),
    'No Internet Connection',
    /^We could not reach .* Whether the coupon/,
  ],
  [
    'ticket',
    status(3, { unsure: true }),
    'No Internet Connection',
    /^We could not reach .* Whether the ticket/,
  ],
  ['coupon', status(4), 'Sorry', /^The code is invalid/],
  ['coupon', status(5), 'Not today', /^This coupon cannot be used now temporarily/],
  ['coupon', status(6), 'Already used', /^This coupon has been used already/],
  ['coupon', status(7), 'Coupon disabled', /^This coupon has been disabled/],
  ['coupon', status(8), 'Coupon expired', /^This coupon has expired/],
  ['ticket', status(8), 'Ticket expired', /^This ticket has expired/],
  ['coupon', status(9), 'Not yet valid', /^This coupon is not valid yet/],
  ['coupon', status(10), 'QR code not recognised', /^This is not the QR code of a store/],
])('§8 the result of a %s with %j has the title %s', async (kind, result, title, message) => {
  const onClose = await openResult(kind, result);
  const dialog = screen.getByRole('alertdialog', { name: title });
  expect(dialog.querySelector('p')).toHaveTextContent(message);
  expect(screen.queryByText(/^We check again while this is open/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'See offers' })).toHaveLength(result.status === 8 ? 1 : 0);
  await press('OK');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Q-181 a use that is read again from time to time says so', async () => {
  await openResult('coupon', status(2), true);
  expect(screen.getByText(/^We check again while this is open/)).toBeInTheDocument();
});

test('while a use is under way there is no result', async () => {
  await openResult('coupon', null);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
