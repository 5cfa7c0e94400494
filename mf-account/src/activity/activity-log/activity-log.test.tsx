import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';

const path = '/customers/12/activity_logs';
const entry = (id: number, day: string, changes: Partial<Activity> = {}): Activity => ({
  id: String(id),
  activity_type: 'GENERAL_PURCHASE',
  activity_time: `${day}T10:00:00+08:00`,
  log_info: { points: 420, tpe: 420, stamps: 2 },
  ...changes,
});
const openWith = (entries: readonly Activity[]) =>
  mountAt('/activity_log', { api: { [`GET ${path}`]: { body: entries } } });

test('A-120 the table has the two columns activity and earn / burn', async () => {
  await openWith([entry(1, '2026-11-21')]);
  const table = await screen.findByRole('table', { name: 'Activity log' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Activity', 'Earn / burn']);
});

test('A-127 entries stand by day in Hong Kong, the newest first', async () => {
  await openWith([
    entry(1, '2026-11-21'),
    entry(2, '2026-11-20'),
    entry(3, '2026-11-20'),
    entry(4, '2026-11-19'),
  ]);
  const table = await screen.findByRole('table', { name: 'Activity log' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['21 Nov 2026', '20 Nov 2026', '19 Nov 2026']);
});

test('A-121 an entry has icon, title and what was earned', async () => {
  await openWith([entry(1, '2026-11-21')]);
  const row = (await screen.findByText('Purchase')).closest('tr');
  expect(row).toHaveTextContent('+420 pts');
  expect(row).toHaveTextContent('420 pp');
  expect(row).toHaveTextContent('2 stamps');
  expect(row?.querySelector('svg')).not.toBeNull();
});

test('A-121 a gift of a stamp card names its campaign and, as what was earned, its coupon', async () => {
  const gift = { campaign_name: { en: 'Summer Stamps' }, coupon_name: { en: 'Free tea' } };
  await openWith([entry(1, '2026-11-21', { activity_type: 'REWARD_EARNED', log_info: gift })]);
  const row = (await screen.findByText('Summer Stamps')).closest('tr');
  expect(row?.lastElementChild).toHaveTextContent('Free tea');
});

test('A-125 goes on by the link of the answer', async () => {
  const fake = await mountAt('/activity_log', {
    api: {
      [`GET ${path}`]: ({ query }) =>
        query.get('page[number]') === '2'
          ? { body: [entry(99, '2026-11-18', { activity_type: 'LOGOUT', log_info: {} })] }
          : pageWithNext(
              many(20, (number) => entry(number, '2026-11-20')),
              `http://api.test${path}?page[number]=2&page[size]=20`,
            ),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  expect(fake.requests.filter(({ query }) => query.get('page[number]') === '2')).toHaveLength(1);
});

test('the refresh button renews the tokens and reads the list again', async () => {
  let entries = [entry(1, '2026-11-20')];
  const fake = await mountAt('/activity_log', { api: { [`GET ${path}`]: () => ({ body: entries }) } });
  await screen.findByText('20 Nov 2026');
  entries = [entry(2, '2026-11-21'), ...entries];
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('21 Nov 2026')).toBeInTheDocument();
  expect(fake.tokenRenewals()).toBe(1);
});

test('A-126 an empty log leads to the latest offers', async () => {
  await openWith([]);
  expect(await screen.findByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
});

test('entries that miss almost everything are still shown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mountAt('/activity_log', {
    api: {
      [`GET ${path}`]: {
        body: [
          { id: '1', activity_type: 'LOGIN' },
          {
            id: '2',
            activity_type: 'POINTS_ADDED_BY_ADMIN',
            activity_time: 'soon',
            log_info: { points: 'x' },
          },
        ],
      },
    },
  });
  expect(await screen.findByText('Logged in')).toBeInTheDocument();
  expect(screen.getByText('Points added by customer service')).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Date unknown' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid/);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('an unknown type is shown by its own name', async () => {
  await openWith([entry(1, '2026-11-21', { activity_type: 'MOON_LANDING', log_info: {} })]);
  expect(await screen.findByText('MOON_LANDING')).toBeInTheDocument();
});
