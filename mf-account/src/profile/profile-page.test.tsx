import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many } from '../testing/lists';
import { sampleSession } from '../testing/members';
import { mountAt } from '../testing/mount';
import { profileRoutes as empty } from '../testing/profile-routes';
import { onPhone } from '../testing/screen-width';

type Points = Parameters<typeof sampleSession>[0];
const open = (member: Points = {}, api: FakeRoutes = empty) =>
  mountAt('/user/myProfile', { session: sampleSession(member), api });

test.each([
  ['A-008', 999, '999'],
  ['A-009', 9_999, '9,999'],
  ['A-011', 2_340_000, '2.3M'],
  ['A-012', 1_250_000_000, '1.2G'],
])('%s a balance of %i reads %s', async (_, balance, text) => {
  await open({ pointAccount: { balance } });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('what is a sentence each shares one card', async () => {
  await open();
  const cards = ['Expiry centre', 'Level rules', 'Level benefits'].map(
    (name) => screen.getByRole('region', { name }).parentElement,
  );
  expect(new Set(cards).size).toBe(1);
});

test('A-013 the level card shows the level and the way to the next one', async () => {
  await open({
    pointAccount: {
      current_level: '1',
      current_level_data: { name: 'Classic', retain_required_value: 0 },
      total_points_earned: 8_500,
      total_level_up_required_points: 10_000,
      points_to_level_up: 1_500,
      points_to_retain_level: 0,
    },
  });
  const card = screen.getByRole('region', { name: 'Membership level' });
  expect(within(card).getByText('Classic')).toBeInTheDocument();
  expect(within(card).getByRole('progressbar', { name: 'Spend to upgrade' })).toHaveAttribute(
    'aria-valuenow',
    '85',
  );
  expect(
    await within(card).findByText('Spend HK$1,500.00 by 31 Mar 2027 to reach Silver.'),
  ).toBeInTheDocument();
  expect(within(card).queryByRole('progressbar', { name: 'Retain membership' })).not.toBeInTheDocument();
});

test('A-014 there is no upgrade bar at the highest level', async () => {
  await open({
    pointAccount: { points_to_level_up: null, total_level_up_required_points: null },
  });
  expect(screen.queryByRole('progressbar', { name: 'Spend to upgrade' })).not.toBeInTheDocument();
  expect(screen.getByText('You are at the highest level.')).toBeInTheDocument();
});

test('A-016 the retain bar has an info popup that opens and closes', async () => {
  const user = userEvent.setup();
  await open();
  expect(screen.getByRole('progressbar', { name: 'Retain membership' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  await user.click(screen.getByRole('button', { name: 'About keeping your level' }));
  const popup = await screen.findByRole('dialog', { name: 'About keeping your level' });
  expect(popup).toHaveTextContent('total spending of HK$10,000.00');
  await user.click(within(popup).getAllByRole('button', { name: 'Close' })[1] ?? popup);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('A-018 says how many points expire and when', async () => {
  await open({
    pointAccount: { points_about_to_expire: 500, points_coming_expiry_date: '2026-11-27T23:59:59+08:00' },
  });
  expect(screen.getByText('500 points expire on 27 Nov 2026')).toBeInTheDocument();
});

test('A-019 a summary shows the first 5 rows of a longer list', async () => {
  const statuses = many(8, (number) => ({
    points: number * 100,
    expiration_date: '2027-01-01T00:00:00+08:00',
  }));
  await open({}, { ...empty, 'GET /point-accounts/12/point_statuses': { body: statuses } });
  const table = await screen.findByRole('table', { name: 'Points' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 5);
  expect(within(table).getByText('500 points')).toBeInTheDocument();
  expect(within(table).queryByText('600 points')).not.toBeInTheDocument();
});

test('A-020 View all opens a modal on desktop and the address stays', async () => {
  const user = userEvent.setup();
  const fake = await open();
  await user.click(screen.getByRole('button', { name: /View all . Activity log/ }));
  const modal = await screen.findByRole('dialog', { name: 'Activity log' });
  expect(await within(modal).findByText('21 Nov 2026')).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myProfile');
});

test.each([
  ['Reward status: points', '/reward_status'],
  ['Reward status: coupons', '/reward_status'],
  ['Level rules', '/level_rule'],
  ['Level benefits', '/level_benefit'],
  ['Transaction history', '/transaction_history'],
])('A-022 View all of %s is a modal on desktop', async (title) => {
  const user = userEvent.setup();
  const fake = await open();
  await user.click(screen.getByRole('button', { name: `View all – ${title}` }));
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myProfile');
});

test('A-021 on a phone View all of the activity log leads to its page', async () => {
  onPhone();
  await open();
  const link = screen.getByRole('link', { name: 'View all – Activity log' });
  expect(link).toHaveAttribute('href', '/activity_log');
});

test('A-022 on a phone every View all leads to its page', async () => {
  onPhone();
  await open();
  const links = screen.getAllByRole('link', { name: /View all/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/expiry_centre',
    '/level_rule',
    '/level_benefit',
    '/activity_log',
    '/reward_status',
    '/reward_status',
    '/transaction_history',
  ]);
});

test('A-024 an empty member sees a no-record message in each section and the login in the log', async () => {
  await open();
  await waitFor(() => {
    expect(screen.getAllByText('No records yet.')).toHaveLength(3);
  });
  expect(await screen.findByText('Logged in')).toBeInTheDocument();
});

test('a section that cannot be read is one line with Retry; the others stay', async () => {
  await open({}, { ...empty, 'GET /customers/12/coupons': { status: 500 } });
  expect(await screen.findByText('“Reward status: coupons” could not be read.')).toBeInTheDocument();
  expect(await screen.findByText('Logged in')).toBeInTheDocument();
});

test('a deployment without levels and history shows neither', async () => {
  const fake = await mountAt('/user/myProfile', {
    api: empty,
    config: {
      flags: {
        shopPlatform: false,
        levels: false,
        transactionHistory: false,
        cashStoreRequired: false,
        emailReminderPrompt: false,
      },
    },
  });
  expect(await screen.findByText('Logged in')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar', { name: 'Spend to upgrade' })).not.toBeInTheDocument();
  expect(screen.queryByText('Level rules')).not.toBeInTheDocument();
  expect(fake.requests.map(({ path }) => path)).not.toContain('/customers/12/transaction_history');
});
