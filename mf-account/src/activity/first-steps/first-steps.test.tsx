import type { Welcome } from '@mrw/shared-contracts/api/customers';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import slot from '../../slot-expiring-soon';
import { sampleCoupon } from '../../testing/coupons';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

const none: FakeRoutes = {
  'GET /point-accounts/12/point_statuses': { body: [] },
  'GET /customers/12/coupons': { body: [] },
  'GET /customers/12/tickets': { body: [] },
};
const config = { firstSteps: true };
const member = (balance: number, welcome?: Welcome | null) =>
  sampleSession({ pointAccount: { balance }, customer: welcome === undefined ? {} : { welcome } });
const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
const steps = () => screen.queryAllByRole('listitem').map((step) => step.querySelector('a')?.pathname);

async function openSlot(
  balance: number,
  options: { api?: FakeRoutes; config?: { firstSteps: boolean } } = {},
) {
  const { unmount } = await renderRemote(slot, { session: member(balance), api: none, config, ...options });
  return unmount;
}

test('a member without points sees what to do first in place of an empty expiry centre', async () => {
  const unmount = await openSlot(0);
  expect(screen.getByRole('region', { name: 'Earn your first points' })).toBeVisible();
  expect(steps()).toEqual(['/user/myCard', '/transaction/create', '/about/store']);
  expect(screen.queryByRole('link', { name: /Expiry centre/ })).not.toBeInTheDocument();
  await unmount();
});

test.each([
  ['with points', 100, {}],
  ['of a deployment without first steps', 0, { config: { firstSteps: false } }],
  [
    'with a coupon that ends soon',
    0,
    { api: { ...none, 'GET /customers/12/coupons': { body: [sampleCoupon('1', { expiry_date: soon })] } } },
  ],
])('a member %s keeps the expiry centre', async (_, balance, options) => {
  const unmount = await openSlot(balance, options);
  expect(await screen.findByRole('link', { name: /Expiry centre/ })).toHaveAttribute(
    'href',
    '/expiry_centre',
  );
  expect(screen.queryByText('Earn your first points')).not.toBeInTheDocument();
  await unmount();
});

test('the expiry centre of a new member begins with what to do first', async () => {
  await mountAt('/expiry_centre', { session: member(0), api: none, config });
  const nothing = await screen.findByText(/^No records: nothing/);
  const first = screen.getByRole('region', { name: 'Earn your first points' });
  expect(first.compareDocumentPosition(nothing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const welcomed = (changes: Partial<Welcome> = {}): Welcome => ({
  joined_at: new Date(Date.now() - 86_400_000).toISOString(),
  points: 100,
  done: [],
  ...changes,
});

async function openWelcome(welcome: Welcome | null, api = none) {
  const { fake, unmount } = await renderRemote(slot, { session: member(100, welcome), api, config });
  return { fake, unmount, region: screen.queryByRole('region', { name: 'Welcome, Amy' }) };
}

test('a new member is welcomed by name with the points for joining, offers to have now and three steps', async () => {
  const { fake, unmount, region } = await openWelcome(welcomed());
  expect(region).toHaveTextContent('You got 100 points for joining.');
  expect(steps()).toEqual(['/user/myCard', '/transaction/create', '/offer/LATEST']);
  expect(fake.slots).toEqual([{ name: 'what-next', props: { offers: true } }]);
  expect(screen.queryByRole('link', { name: /Expiry centre/ })).not.toBeInTheDocument();
  await unmount();
});

test('a step that was taken has a tick and leads nowhere', async () => {
  const { unmount } = await openWelcome(welcomed({ done: ['CLAIM', 'LATER'], points: 0 }));
  expect(steps()).toEqual(['/user/myCard', undefined, '/offer/LATEST']);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Upload a receipt Done');
  expect(screen.queryByText(/for joining/)).not.toBeInTheDocument();
  await unmount();
});

test('what ends soon stays below the welcome', async () => {
  const coupons = {
    ...none,
    'GET /customers/12/coupons': { body: [sampleCoupon('1', { expiry_date: soon })] },
  };
  const { unmount, region } = await openWelcome(welcomed(), coupons);
  const line = await screen.findByRole('link', { name: /Expiry centre/ });
  expect(region?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(line).getByText(/1/)).toBeVisible();
  await unmount();
});

test('once the welcome is over the expiry centre is there again', async () => {
  const { unmount, region } = await openWelcome(null);
  expect(region).toBeNull();
  expect(screen.getByRole('link', { name: /Expiry centre/ })).toBeVisible();
  await unmount();
});
