import type { ClaimStatus } from '@mrw/shared-contracts/api/claims';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logRoute, openTimeline, sampleLog } from '../../testing/activity-log';
import { sampleClaim } from '../../testing/claims';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { nextSavedFile } from '../../testing/saved-file';

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

test('the months are a table of whole numbers', async () => {
  await openTimeline();
  await screen.findByText('Coupon redeemed');
  await press('By month');
  const row = await screen.findByRole('row', { name: /^November 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12,500', '500']);
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
  await press('Download (CSV)');
  const { text } = await file();
  expect(text).toContain('"Time","Activity","Details","Points","Balance"\r\n');
  expect(text).toContain(`"20 Nov 2026, 10:00","Coupon redeemed","'=Tea",-500,12000\r\n`);
});

test('a file that could not be made says so', async () => {
  let calls = 0;
  const fake = await openTimeline({
    [logRoute]: () => ((calls += 1) === 1 ? { body: sampleLog } : { status: 500 }),
  });
  await screen.findByText('Coupon redeemed');
  await press('Download (CSV)');
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('The whole log could not be read.');
  });
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
