import type { ClaimStatus } from '@mrw/shared-contracts/api/claims';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { logRoute, openTimeline, sampleLog } from '../../testing/activity-log';
import { sampleClaim } from '../../testing/claims';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';
import { isProven, kindOf, monthsOf, withBalance } from './timeline-rules';

const balances = () => screen.queryAllByText(/^Balance /).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each entry that moved points says the balance after it, and where to see why', async () => {
  await openTimeline();
  await screen.findByText('Coupon redeemed');
  expect(screen.getByText('12,000')).toBeVisible();
  expect(balances()).toEqual(['Balance 12,000', 'Balance 12,500']);
  expect(screen.getByRole('link', { name: 'See my coupons' })).toHaveAttribute('href', '/user/myCoupon');
  expect(screen.getByRole('link', { name: 'See transactions' })).toHaveAttribute(
    'href',
    '/transaction_history',
  );
});

test('balances that the data cannot prove are marked', async () => {
  await openTimeline(undefined, 13_000);
  await screen.findByText('Coupon redeemed');
  expect(balances()).toEqual(['Balance about 13,000', 'Balance about 13,500']);
  expect(screen.getByText(/calculated back from your points now/)).toBeVisible();
});

test.each<[ClaimStatus[], string]>([
  [['WAITING_FOR_APPROVAL', 'APPROVED', 'WAITING_FOR_APPROVAL'], '2 claims in review are not counted yet.'],
  [['REJECTED'], 'No claims are in review.'],
])('claims of %j: %s', async (statuses, words) => {
  const body = statuses.map((status, at) => sampleClaim(String(at), { offline_event_type: status }));
  await openTimeline({ [logRoute]: { body: sampleLog }, 'GET /customers/12/transactions': { body } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(balances()).toEqual(['Balance 12,000', 'Balance 12,500']);
});

test('while the claims are not known, that they are not counted is said of all', async () => {
  await openTimeline({ [logRoute]: { body: sampleLog }, 'GET /customers/12/transactions': { status: 500 } });
  expect(await screen.findByText('Claims in review are not counted yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See claims' })).toHaveAttribute('href', '/transaction');
});

test('it opens on what moved points; log-ins are one press away, and balances stay what they were', async () => {
  await openTimeline();
  await screen.findByText('Coupon redeemed');
  expect(screen.getByRole('button', { name: 'Points' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Logged in')).not.toBeInTheDocument();
  await press('Other');
  expect(screen.getByText('Logged in')).toBeVisible();
  await press('Everything');
  expect(screen.getByText('Logged in')).toBeVisible();
  expect(balances()).toEqual(['Balance 12,000', 'Balance 12,500']);
  await press('Coupons and tickets');
  expect(screen.getByText(/^Nothing of this kind/)).toHaveAttribute('role', 'status');
});

test('months that could not be read can be requested again', async () => {
  let calls = 0;
  await openTimeline({ [logRoute]: () => ((calls += 1) === 2 ? { status: 500 } : { body: sampleLog }) });
  await screen.findByText('Coupon redeemed');
  await press('By month');
  expect(await screen.findByText('The whole log could not be read.')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('row', { name: /^November 2026/ })).toBeVisible();
});

test('the file has every entry with its balance, and no formula', async () => {
  const file = nextSavedFile();
  await openTimeline();
  await screen.findByText('Coupon redeemed');
  await press('Save as CSV');
  const { text } = await file();
  expect(text).toContain('"Time","Activity","Details","Points","Balance"\r\n');
  expect(text).toContain(`"20 Nov 2026, 10:00","Coupon redeemed","'=Tea",-500,12000\r\n`);
});

test('without the points the log is shown without balances', async () => {
  await mountAt('/activity_log', {
    session: sampleSession({ pointAccount: null }),
    api: { [logRoute]: { body: sampleLog } },
    config: { pointsTimeline: true },
  });
  await screen.findByText('Coupon redeemed');
  expect(balances()).toEqual([]);
});

let last = 0;
const entry = (
  activity_type: string,
  points?: number,
  activity_time = '2026-11-20T10:00:00+08:00',
): Activity => ({
  id: String((last += 1)),
  activity_type,
  activity_time,
  log_info: points === undefined ? {} : { points },
});

test('the balance is calculated back, entry by entry, whatever sign a burn was sent with', () => {
  const log = [
    entry('COUPON_REDEEMED', 500),
    entry('LOGIN'),
    entry('CASH_DOLLAR_USED', -2_000),
    entry('GENERAL_PURCHASE', 420),
  ];
  expect(withBalance(log, 1_000).map(({ points, after }) => [points, after])).toEqual([
    [-500, 1_000],
    [0, 1_500],
    [-2_000, 1_500],
    [420, 3_500],
  ]);
});

test.each([
  [
    'a whole log that begins at 0',
    [entry('COUPON_REDEEMED', -20), entry('GIFT_CARD_POINTS', 100)],
    80,
    true,
    true,
  ],
  ['a log with older entries', [entry('GIFT_CARD_POINTS', 100)], 100, false, false],
  ['a log that begins above 0', [entry('GIFT_CARD_POINTS', 100)], 150, true, false],
  [
    'a log that falls below 0',
    [entry('GIFT_CARD_POINTS', 100), entry('POINTS_EXPIRED', -100), entry('GIFT_CARD_POINTS', 80)],
    80,
    true,
    false,
  ],
  ['an empty log', [], 0, true, false],
])('%s: proven is %4$p', (_, log, balance, complete, proven) => {
  expect(isProven(withBalance(log, balance), complete)).toBe(proven);
});

test.each([
  ['COUPON_REDEEMED', -10, 'points'],
  ['COUPON_USED', undefined, 'coupons'],
  ['TICKET_EXPIRED', undefined, 'coupons'],
  ['STAMP_EARNED', undefined, 'stamps'],
  ['STAMP_EARNED', 5, 'points'],
  ['POINTS_EXPIRED', 0, 'points'],
  ['SOMETHING_NEW', undefined, 'other'],
])('%s with %p points is about %s', (type, points, kind) => {
  expect(kindOf(entry(type, points))).toBe(kind);
});

test('a month without points is between the others, over the end of a year too', () => {
  const log = [
    entry('GENERAL_PURCHASE', 7, '2027-02-03T10:00:00+08:00'),
    entry('POINTS_EXPIRED', 5, '2026-11-03T10:00:00+08:00'),
  ];
  expect(monthsOf(log)).toEqual([
    { month: '2026-11', earned: 0, used: 5 },
    { month: '2026-12', earned: 0, used: 0 },
    { month: '2027-01', earned: 0, used: 0 },
    { month: '2027-02', earned: 7, used: 0 },
  ]);
});

test('months are those of Hong Kong, the oldest first, without entries that move nothing', () => {
  const log = [
    entry('GENERAL_PURCHASE', 100, '2026-10-31T17:00:00Z'),
    entry('POINTS_EXPIRED', 30, '2026-10-31T15:00:00Z'),
    entry('GENERAL_PURCHASE', 50, '2026-10-01T10:00:00+08:00'),
    entry('LOGIN', undefined, '2026-09-01T10:00:00+08:00'),
    entry('GENERAL_PURCHASE', 9, 'unreadable'),
  ];
  expect(monthsOf(log)).toEqual([
    { month: '2026-10', earned: 50, used: 30 },
    { month: '2026-11', earned: 100, used: 0 },
  ]);
});
