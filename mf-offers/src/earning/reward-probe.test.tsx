import { samplePointAccount } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../testing/open-campaign';
import { earnPost, openEarning, positioned } from '../testing/open-earning';

type Points = Parameters<typeof samplePointAccount>[0];

beforeEach(() => {
  pretendPhone({ geolocation: positioned });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Checks in at a campaign whose response is lost; the points are read before and after. */
async function checkIn(rule: Parameters<typeof openEarning>[0], before: Points | null, after: Points) {
  const { fake } = openEarning(
    { type: 'GPS_CHECK_IN', ...rule },
    {
      'GET /point-accounts/2': () => {
        const points = fake.requests.some(({ method }) => method === 'POST') ? after : before;
        return points ? { body: samplePointAccount(points) } : { failure: 'timeout' };
      },
      [earnPost]: { failure: 'network' },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  return { lastToast: () => fake.host.notify.messages$.value.at(-1)?.text };
}

test.each([
  ['points', { points: 50 }, { balance: 125_050 }, { balance: 125_100 }],
  ['progress', { points: 0, tpe: 50 }, { total_points_earned: 9_980 }, { total_points_earned: 10_030 }],
  [
    'progress that was charged for a level',
    { points: 0, tpe: 50 },
    { total_points_earned: 9_980 },
    { total_points_earned: 30 },
  ],
])('finds %s after an unknown outcome', async (_, rule, before, after) => {
  await checkIn(rule, before, after);
  expect(await screen.findByRole('button', { name: 'Earned' })).toBeInTheDocument();
});

test('takes points that came since the login for nothing that was earned here', async () => {
  const { lastToast } = await checkIn({ points: 50 }, { balance: 130_000 }, { balance: 130_000 });
  await waitFor(() => expect(lastToast()).toBe('Redemption failed'));
});

test.each([
  ['the points before could not be read', { points: 50 }, null],
  ['it gives stamps alone', { points: 0, stamps: 1 }, {}],
])('reports an unresolved outcome when %s, and may be pressed again', async (_, rule, before) => {
  const { lastToast } = await checkIn(rule, before, { balance: 125_050 });
  await waitFor(() => expect(lastToast()).toMatch(/cannot tell whether it worked/));
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeEnabled();
});
