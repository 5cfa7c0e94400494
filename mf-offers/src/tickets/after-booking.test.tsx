import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  forGuests,
  guestPost,
  memberPost,
  openTicket,
  registration,
  sampleTicket,
} from '../testing/open-ticket';

// The tests say what follows a booking, and do not wait for it.
jest.mock('../press/pause', () => ({ pause: () => Promise.resolve() }));

const user = userEvent.setup();
const failed = 'Redemption failed. Nothing was taken from your points. Please try again later.';
const guest = {
  campaign: forGuests,
  options: { session: { kind: 'visitor' }, state: { registration } },
} as const;
const member = { campaign: {}, options: {} } as const;

type Told = { points: number; coupons: number; tickets: number };

test.each<[string, typeof guest | typeof member, string, FakeAnswer, string | null, Told]>([
  [
    'of a member',
    member,
    memberPost,
    { status: 201, body: { id: '1' } },
    null,
    { points: 1, coupons: 1, tickets: 2 },
  ],
  [
    'of a member that was refused',
    member,
    memberPost,
    { status: 400, body: { detail: 'Exceed campaign per head limit.' } },
    'You have already reached the limit of this campaign.',
    { points: 1, coupons: 0, tickets: 2 },
  ],
  [
    'of a member that failed',
    member,
    memberPost,
    { status: 400, body: {} },
    failed,
    { points: 0, coupons: 0, tickets: 2 },
  ],
  [
    'of a guest',
    guest,
    guestPost,
    { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } },
    null,
    { points: 0, coupons: 0, tickets: 2 },
  ],
  [
    'of a guest that was refused',
    guest,
    guestPost,
    { status: 400, body: { detail: 'Desired coupons are sold out.' } },
    'The tickets are sold out. Choose another time or another event.',
    { points: 1, coupons: 0, tickets: 2 },
  ],
  [
    'of a guest that failed',
    guest,
    guestPost,
    { status: 400, body: {} },
    failed,
    { points: 0, coupons: 0, tickets: 2 },
  ],
])('what is told of a booking %s', async (_, { campaign, options }, post, answer, problem, told) => {
  const { fake } = openTicket(sampleTicket, campaign, { [post]: answer }, options);
  const points = jest.fn();
  const coupons = jest.fn();
  fake.host.bus.on('points-changed', points);
  fake.host.bus.on('coupon-acquired', coupons);
  await user.click(await screen.findByRole('radio', { name: /Sunday/ }));
  await user.click(screen.getByRole('button', { name: 'Get ticket' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  if (problem === null) await screen.findByRole('heading', { name: 'Elsewhere' });
  else expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  await waitFor(() => {
    expect({
      points: points.mock.calls.length,
      coupons: coupons.mock.calls.length,
      tickets: fake.requests.filter(({ path }) => path === '/ticket_campaigns/201').length,
    }).toEqual(told);
  });
});
