import { screen, waitFor } from '@testing-library/react';
import { openWallet } from '../testing/wallet';

const api = { 'GET /customers/7/tickets': { body: [] } };
const whatNext = { before: 12_430, points: -200, usedId: '201' };

test('what a booking did to the points is above the tickets, and no more after a way back', async () => {
  const fake = await openWallet('/user/myTicket', { api, state: { whatNext } });
  expect(await screen.findByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
  expect(fake.slots).toEqual([{ name: 'what-next', props: whatNext }]);
  await waitFor(() => {
    expect(fake.host.navigation.state$.value.location.state).toEqual({ tabIndex: 0 });
  });
  expect(fake.slots).toHaveLength(1);
});

test.each([null, { tabIndex: 1 }, { whatNext: 'all' }])('the state %j tells of no result', async (state) => {
  const fake = await openWallet('/user/myTicket', { api, state });
  expect(await screen.findByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
  expect(fake.slots).toEqual([]);
});
