import { act, screen } from '@testing-library/react';
import { accountConfigRoutes } from '../../testing/account-config';
import { renderForMember } from '../../testing/render-for-member';
import { ReferAFriend } from './refer-a-friend';

jest.mock('./friend-gain', () => {
  throw new Error('The script did not come.');
});

test('that a friend joined is said also when the sheet cannot be loaded', async () => {
  let joined = 2;
  const { fake } = renderForMember(<ReferAFriend />, {
    api: { ...accountConfigRoutes, 'GET /customers/12/referrals': () => ({ body: { joined, pending: 0 } }) },
    config: { invitations: true },
    live: true,
  });
  await screen.findByText('Friends who joined');
  joined = 3;
  const news = { uid: '12', change: 500, balance: 1_500, reason: 'REWARD_EARNED' };
  act(() => void fake.tellLive({ event: 'points', news }));
  expect(await screen.findByText('A friend joined by your link')).toBeVisible();
});
