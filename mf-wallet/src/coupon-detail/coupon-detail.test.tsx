import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { asNarrowWindow } from '../testing/wallet';
import { CouponDetail } from './coupon-detail';
import { couponState, type CouponState } from './coupon-state';
import { CodePanel } from './code-panel';

// Also sets the screen of a desktop.
type Changes = Parameters<typeof sampleCoupon>[0];

const open = async (changes: Changes) => {
  renderWithHost(
    <CouponDetail
      kind="coupon"
      coupon={sampleCoupon({ is_used: true, ...changes })}
      refusal={null}
      used={null}
      onUsing={() => undefined}
    />,
  );
  // The texts are drawn again as soon as they can be cleaned.
  await act(() => Promise.resolve());
};
const sources = () =>
  screen
    .queryAllByRole('img', { name: 'Coffee for two', hidden: true })
    .map((image) => image.getAttribute('src'));
const photo = 'http://api.test/media/photo.jpg';
const cover = 'http://api.test/media/cover.jpg';

test.each<[string, string[], string | null, string[]]>([
  ['are its photos', [photo], cover, [photo]],
  ['are its cover when it has no photos', [], cover, [cover]],
  ['are none when it has neither', [], null, []],
])('the pictures of a coupon %s', async (_, photos_url, cover_photo_url, expected) => {
  await open({ template: { photos_url, cover_photo_url } });
  expect(sources().map((source) => source?.replace(/\?.*/, ''))).toEqual(expected);
});

test.each([
  ['a phone', asNarrowWindow, true],
  ['a desktop', () => undefined, false],
])('the next action is there once on %s', async (_, screenOf, inBar) => {
  screenOf();
  await open({});
  const action = screen.getByRole('link', { name: 'See offers' });
  expect(action.closest('[data-action-bar]') !== null).toBe(inBar);
});

const later = '2099-03-05T00:00:00+08:00';

test.each<[string, Changes, boolean]>([
  ['that has not started', { is_used: false, effective_date: later }, true],
  ['that is used', {}, false],
  ['that is expired', { is_used: false, is_expired: true }, false],
])('the code of a coupon %s is shown: %j', async (_, changes, shown) => {
  await open({
    ...changes,
    code: 'HC-77',
    template: { redemption_method: 'TEXT', is_within_blackout_period: true },
  });
  expect(screen.queryAllByText('HC-77')).toHaveLength(shown ? 1 : 0);
  expect(screen.queryByText('Not today')).not.toBeInTheDocument();
});

test('the days that are left and the texts belong to the coupon', async () => {
  await open({ template: { detail_section_content: 'Three cups.', brand: null } });
  expect(await screen.findByText('Three cups.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coffee for two');
  expect(screen.queryByRole('region', { name: 'Brand' })).not.toBeInTheDocument();
});

const start = '2026-03-04T12:00:00+08:00';
const end = '2026-04-04T12:00:00+08:00';
const now = Date.parse(start);
const template = { is_within_blackout_period: true };

test.each<[string, Changes, CouponState]>([
  ['usable', {}, { kind: 'usable' }],
  ['usable from now on', { effective_date: start }, { kind: 'usable' }],
  ['used on a known day', { is_used: true, date_of_use: start }, { kind: 'used', date: start }],
  ['used on an unknown day', { is_used: true, date_of_use: null }, { kind: 'used', date: null }],
  ['used and expired', { is_used: true, is_expired: true }, { kind: 'used', date: null }],
  ['expired', { is_expired: true, expiry_date: end }, { kind: 'expired', date: end }],
  ['expired before its start', { is_expired: true, effective_date: end }, { kind: 'expired', date: null }],
  ['not started', { effective_date: end }, { kind: 'not-yet', from: end }],
  [
    'not started and without a store',
    { effective_date: end, virtual_real_type: 'VIRTUAL' },
    { kind: 'not-yet', from: end },
  ],
  ['without a store', { virtual_real_type: 'VIRTUAL' }, { kind: 'virtual' }],
  ['without a store on a blackout day', { virtual_real_type: 'VIRTUAL', template }, { kind: 'virtual' }],
  ['usable on another day', { template }, { kind: 'blackout' }],
])('a coupon that is %s has its own actions', (_, changes, state) => {
  const coupon = sampleCoupon({ effective_date: null, expiry_date: null, ...changes });
  expect(couponState(coupon, now, false)).toEqual(state);
});

test('what the server lists as available has started, whatever the clock says (Q-191)', () => {
  expect(couponState(sampleCoupon({ effective_date: end }), now, true).kind).toBe('usable');
});

describe('code panel', () => {
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
});
