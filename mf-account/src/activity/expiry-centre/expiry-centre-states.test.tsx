import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { formatDate } from '@mrw/shared-ui/formatters';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../../testing/coupons';
import { lateAnswer } from '../../testing/late-answer';
import { many } from '../../testing/lists';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { breadcrumb } from '../../testing/read-page';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const points = 'GET /point-accounts/12/point_statuses';
const coupons = 'GET /customers/12/coupons';
const tickets = 'GET /customers/12/tickets';
const failed: FakeAnswer = { status: 500 };
const full: FakeRoutes = {
  [points]: { body: [{ points: 500, expiration_date: inDays(3) }] },
  [coupons]: { body: [sampleCoupon('1', { expiry_date: inDays(20) })] },
  [tickets]: { body: [sampleCoupon('2', { coupon_type: 'TICKET', expiry_date: inDays(1) })] },
};
const empty: FakeRoutes = { [points]: { body: [] }, [coupons]: { body: [] }, [tickets]: { body: [] } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the page has its place, and what its calendar file is for', async () => {
  await mountAt('/expiry_centre', { api: full });
  expect(await screen.findByRole('heading', { level: 1, name: 'Expiry centre' })).toBeVisible();
  expect(breadcrumb()).toEqual([
    ['Home', '/home'],
    ['My profile', '/user/myProfile'],
    ['Expiry centre', null],
  ]);
  const calendar = within(await screen.findByRole('region', { name: 'In your calendar' }));
  expect(calendar.getByText(/^The calendar file holds every date of this page/)).toBeVisible();
});

test('a row says what expires and when', async () => {
  await mountAt('/expiry_centre', { api: full });
  await screen.findByRole('link', { name: '500 points' });
  const when = (link: string) =>
    screen.getByRole('link', { name: link }).closest('li')?.querySelector('p')?.textContent;
  const on = (days: number) => `Expires on ${formatDate(inDays(days), 'en')}`;
  expect(['500 points', 'Coupon 1', 'Coupon 2'].map(when)).toEqual([
    `Points · ${on(3)}`,
    `Coupon · ${on(20)}`,
    `Ticket · ${on(1)}`,
  ]);
});

test.each([
  [10, 10, []],
  [11, 10, ['Show 1 more']],
])('a period of %s shows %s, with the buttons %j', async (count, shown, buttons) => {
  const soon = many(count, (id) => sampleCoupon(String(id), { expiry_date: inDays(20) }));
  await mountAt('/expiry_centre', { api: { ...empty, [coupons]: { body: soon } } });
  const period = within(await screen.findByRole('region', { name: 'Within 30 days' }));
  const more = () => period.queryAllByRole('button', { name: /^Show/ });
  expect(period.getAllByRole('listitem')).toHaveLength(shown);
  expect(more().map(({ textContent }) => textContent)).toEqual(buttons);
  for (const button of more()) await userEvent.click(button);
  expect(period.getAllByRole('listitem')).toHaveLength(count);
  expect(more()).toHaveLength(0);
});

test('after a try again of all three, what could be read is shown', async () => {
  const server = { fails: true };
  const api = Object.fromEntries(
    Object.entries(full).map(([route, answer]) => [route, () => (server.fails ? failed : answer)]),
  ) as FakeRoutes;
  const fake = await mountAt('/expiry_centre', { api });
  await screen.findByRole('button', { name: 'Try again' });
  const before = fake.requests.length;
  server.fails = false;
  await press('Try again');
  expect(await screen.findByRole('link', { name: '500 points' })).toBeVisible();
  expect(
    fake.requests
      .slice(before)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/customers/12/coupons', '/customers/12/tickets', '/point-accounts/12/point_statuses']);
});

test('a try again of one source reads that one', async () => {
  const server = { fails: true };
  const fake = await mountAt('/expiry_centre', {
    api: { ...full, [tickets]: () => (server.fails ? failed : { body: [] }) },
  });
  expect(await screen.findByText('Your tickets could not be read.')).toBeVisible();
  await screen.findByRole('link', { name: 'Coupon 1' });
  const before = fake.requests.length;
  server.fails = false;
  await press('Try again');
  expect(screen.queryByText('Your tickets could not be read.')).not.toBeInTheDocument();
  expect(fake.requests.slice(before).map(({ path }) => path)).toEqual(['/customers/12/tickets']);
});

test('a failed source and two empty ones do not say that nothing expires', async () => {
  await mountAt('/expiry_centre', { api: { ...empty, [tickets]: failed } });
  expect(await screen.findByText('Your tickets could not be read.')).toBeVisible();
  expect(screen.queryByText(/nothing of yours is going to expire/)).not.toBeInTheDocument();
});

test('while one source is read, nothing is said of an empty page, and the file of all dates waits', async () => {
  const late = lateAnswer();
  const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');
  await mountAt('/expiry_centre', { api: { ...empty, [tickets]: late.route } });
  expect(screen.queryByText(/nothing of yours is going to expire/)).not.toBeInTheDocument();
  expect(busy()).toBe('true');
  await late.arrive({ body: [sampleCoupon('2', { coupon_type: 'TICKET', expiry_date: inDays(1) })] });
  expect(await screen.findByRole('link', { name: 'Coupon 2' })).toBeVisible();
  expect(busy()).toBe('false');
});

test.each([
  [0, true],
  [100, false],
])('with %s points and nothing that expires, the first steps are shown: %s', async (balance, areShown) => {
  await mountAt('/expiry_centre', {
    api: empty,
    session: sampleSession({ pointAccount: { balance } }),
    config: { firstSteps: true },
  });
  expect(await screen.findByText(/nothing of yours is going to expire/)).toBeVisible();
  expect(screen.queryAllByRole('region', { name: 'Earn your first points' })).toHaveLength(areShown ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'See offers' })).toHaveLength(areShown ? 0 : 1);
});
