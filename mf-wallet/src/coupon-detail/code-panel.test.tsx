import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { CodePanel } from './code-panel';

type Template = NonNullable<Parameters<typeof sampleCoupon>[0]>['template'];

const open = (template: Template, muted = false) =>
  renderWithHost(
    <CodePanel coupon={sampleCoupon({ code: 'HC-1001', template })} muted={muted} refusal={null} />,
  );
const copyButton = () => screen.queryByRole('button', { name: 'Copy code' });

test('a coupon for the code of a store says to scan it, and has no code of its own', () => {
  open({ redemption_method: 'USER_SCAN_STORE_QR' });
  expect(screen.getByText('Scan the QR code of the store to use this.')).toBeInTheDocument();
  expect(screen.queryByText('HC-1001')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, Template, string | null, boolean]>([
  ['that is text', { redemption_method: 'TEXT' }, null, true],
  ['of the shop system', { redemption_method: 'POS_UPDATED_CODE' }, 'QR code', false],
  [
    'of the shop system that may be copied',
    { redemption_method: 'POS_UPDATED_CODE', show_copiable_string: true },
    'QR code',
    true,
  ],
  ['that is renewed', { redemption_method: 'MERCHANT_SCAN_QR' }, 'QR code', false],
])('a code %s has its picture and its text', (_, template, picture, copies) => {
  open(template);
  expect(screen.queryAllByRole('img').map((image) => image.querySelector('title')?.textContent)).toEqual(
    picture === null ? [] : [picture],
  );
  expect(screen.getByText('HC-1001').closest('p')).toHaveAttribute('translate', 'no');
  expect(copyButton() !== null).toBe(copies);
  expect(screen.getByText('Show this code to the staff.')).toBeInTheDocument();
  expect(screen.queryByText('Not today')).not.toBeInTheDocument();
});

test('a barcode has its name, and its code as text', async () => {
  open({ redemption_method: 'COUPON_BARCODE', barcode_format: 'CODE39' });
  expect(await screen.findByRole('img', { name: 'Barcode' })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('img', { name: 'Barcode' })).toHaveClass('barcode');
  });
  expect(screen.getByText('HC-1001')).toBeInTheDocument();
  expect(copyButton()).not.toBeInTheDocument();
});

test('a code that is renewed says when', () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  open({ redemption_method: 'MERCHANT_SCAN_QR' });
  expect(screen.getByText('New code in 5:00')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByText('New code in 4:59')).toBeInTheDocument();
});

test.each([
  ['that is renewed', 'MERCHANT_SCAN_QR'],
  ['that is text', 'TEXT'],
] as const)('on a blackout day a code %s is tagged so, and not to be shown to the staff', (_, method) => {
  open({ redemption_method: method }, true);
  const tag = screen.getByText('Not today');
  expect(tag.closest('.panel')).toHaveClass('muted');
  expect(screen.getByText('HC-1001')).toBeInTheDocument();
  expect(screen.queryByText('Show this code to the staff.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show at till' })).toHaveClass('muted');
});

test('the till screen shows the same code, and closes again', async () => {
  open({ redemption_method: 'POS_UPDATED_CODE' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show at till' }));
  const till = screen.getByRole('dialog', { name: 'Coffee for two' });
  expect(within(till).getByRole('img', { name: 'QR code' })).toBeInTheDocument();
  expect(till).toHaveTextContent('HC-1001');
  await userEvent.click(within(till).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
