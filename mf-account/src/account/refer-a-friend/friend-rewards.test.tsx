import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';

const logs = 'GET /customers/12/activity_logs';
const entry = (id: string, campaign_earning_type: string) => ({
  id,
  activity_type: 'REWARD_EARNED',
  activity_time: '2026-11-20T10:00:00+08:00',
  log_info: { points: 500, campaign_name: { en: 'Refer a Friend' }, campaign_earning_type },
});
const friend = entry('2', 'MEMBER_REFERRAL');
const open = async (api: FakeRoutes, richSharing = true) => {
  const fake = await mountAt('/user/myAccount', {
    api: { ...accountConfigRoutes, ...api },
    config: { richSharing },
  });
  await screen.findByRole('heading', { name: 'Refer a friend' });
  return fake;
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'My referral rewards' }));

test('the rewards of friends who joined are those of the log, read when they are asked for', async () => {
  const fake = await open({
    [logs]: { body: [entry('3', 'BIRTHDAY'), friend, entry('1', 'GENERAL_PURCHASE')] },
  });
  expect(fake.requests.filter(({ path }) => path.includes('activity_logs'))).toEqual([]);
  await ask();
  const table = await screen.findByRole('table', { name: 'My referral rewards' });
  expect(within(table).getAllByText('Refer a Friend')).toHaveLength(1);
  expect(within(table).getByText('+500 pts')).toBeVisible();
});

test('without any it says so', async () => {
  await open({ [logs]: { body: [entry('3', 'BIRTHDAY')] } });
  await ask();
  expect(await screen.findByText('No friend has joined by your link yet.')).toBeVisible();
});

test('a log that could not be read can be requested again', async () => {
  let calls = 0;
  await open({ [logs]: () => ((calls += 1) === 1 ? { status: 500 } : { body: [friend] }) });
  await ask();
  expect(await screen.findByText('The rewards could not be read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('+500 pts')).toBeVisible();
});

test('a deployment without rich sharing does not offer them', async () => {
  await open({}, false);
  expect(screen.queryByRole('button', { name: 'My referral rewards' })).not.toBeInTheDocument();
});
