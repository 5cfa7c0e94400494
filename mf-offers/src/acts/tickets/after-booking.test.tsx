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
} from '../../testing/open-ticket';

// The tests say what follows a booking, and do not wait for it.
jest.mock('../../campaigns/press/pause', () => ({ pause: () => Promise.resolve() }));

const user = userEvent.setup();
const failed = 'Redemption failed. Nothing was taken from your points. Please try again later.';
const member = { post: memberPost, campaign: {}, options: {} };
const guest = {
  post: guestPost,
  campaign: forGuests,
  options: { session: { kind: 'visitor' }, state: { registration } } as const,
};
const booked = { status: 201, body: { id: '1' } };
const registered = { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } };
const refused = (detail?: string) => ({ status: 400, body: { detail } });
const limit = 'You have already reached the limit of this campaign.';
const soldOut = 'The tickets are sold out. Choose another time or another event.';

type Told = { points: number; coupons: number };

test.each<[string, typeof guest | typeof member, FakeAnswer, string | null, Told]>([
  ['of a member', member, booked, null, { points: 1, coupons: 1 }],
  [
    'of a member that was refused',
    member,
    refused('Exceed campaign per head limit.'),
    limit,
    { points: 1, coupons: 0 },
  ],
  ['of a member that failed', member, refused(), failed, { points: 0, coupons: 0 }],
  ['of a guest', guest, registered, null, { points: 0, coupons: 0 }],
  [
    'of a guest that was refused',
    guest,
    refused('Desired coupons are sold out.'),
    soldOut,
    { points: 1, coupons: 0 },
  ],
  ['of a guest that failed', guest, refused(), failed, { points: 0, coupons: 0 }],
])(
  'after a booking %s the bus is told, and the tickets are read again',
  async (_, { post, campaign, options }, answer, problem, told) => {
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
      expect(fake.requests.filter(({ path }) => path === '/ticket_campaigns/201')).toHaveLength(2);
    });
    expect({ points: points.mock.calls.length, coupons: coupons.mock.calls.length }).toEqual(told);
  },
);
