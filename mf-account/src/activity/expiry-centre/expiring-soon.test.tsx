import { renderRemote, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { formatDate } from '@mrw/shared-ui/formatters';
import { screen, within } from '@testing-library/react';
import slot from '../../slot-expiring-soon';
import { sampleCoupon } from '../../testing/coupons';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { onDesktop } from '../../testing/screen-width';

jest.setTimeout(20_000);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const on = (days: number) => `Expires on ${formatDate(inDays(days), 'en')}`;
const coupons = (...days: number[]) => ({
  body: days.map((count, at) => sampleCoupon(String(at + 1), { expiry_date: inDays(count) })),
});
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const unmount of open.splice(0)) await unmount();
});

async function openSlot(routes: FakeRoutes = {}) {
  const { unmount } = await renderRemote(slot, {
    session: sampleSession(),
    api: {
      'GET /point-accounts/12/point_statuses': { body: [] },
      'GET /customers/12/coupons': { body: [] },
      'GET /customers/12/tickets': { body: [] },
      ...routes,
    },
  });
  open.push(unmount);
}
const strip = () => screen.findByRole('link', { name: /^Expiry centre/ });

test.each([
  ['nothing expires', [], ''],
  ['what expires does so later', [45, 90], ''],
  ['one of two expires within 30 days', [20, 45], '1 within 30 days'],
  ['two of three do', [2, 20, 45], '2 within 30 days'],
])('in a narrow place it is one line when %s', async (_, days, count) => {
  await openSlot({ 'GET /customers/12/coupons': coupons(...days) });
  expect(await strip()).toHaveAttribute('href', '/expiry_centre');
  expect(await strip()).toHaveTextContent(new RegExp(`^Expiry centre${count}$`));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test.each([
  ['narrow', () => undefined],
  ['wide', onDesktop],
])('in a %s place the line has no count until everything is read', async (_, setWidth) => {
  setWidth();
  const late = lateAnswer();
  await openSlot({
    'GET /customers/12/coupons': coupons(2),
    'GET /customers/12/tickets': late.route,
  });
  expect(await strip()).toHaveTextContent(/^Expiry centre$/);
  await late.arrive({ body: [] });
  expect(await screen.findByText(/1 within 30 days|Expires on/)).toBeVisible();
});

test('in a wide place it shows the next three, and the way to all', async () => {
  onDesktop();
  await openSlot({
    'GET /point-accounts/12/point_statuses': { body: [{ points: 500, expiration_date: inDays(3) }] },
    'GET /customers/12/coupons': coupons(20, 10, 29, 45),
  });
  const region = await screen.findByRole('region', { name: 'Expiring soon' });
  const rows = within(region).getAllByRole('listitem');
  expect(
    rows.map((row) => [row.querySelector('a')?.textContent, row.querySelector('p')?.textContent]),
  ).toEqual([
    ['500 points', on(3)],
    ['Coupon 2', on(10)],
    ['Coupon 1', on(20)],
  ]);
  expect(within(region).getByRole('link', { name: 'View all – Expiry centre' })).toHaveAttribute(
    'href',
    '/expiry_centre',
  );
  expect(within(region).queryByRole('button')).not.toBeInTheDocument();
});

test('in a wide place it is one line when nothing expires soon', async () => {
  onDesktop();
  await openSlot({ 'GET /customers/12/coupons': coupons(45) });
  expect(await strip()).toHaveTextContent(/^Expiry centre$/);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
