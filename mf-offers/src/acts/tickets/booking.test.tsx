import { minimumVisible } from '@mrw/shared-contracts/constants';
import { failNextChange } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pause } from '../../campaigns/press/pause';
import { logOf, logPath } from '../../testing/activity-log';
import {
  forGuests,
  guestPost,
  memberPost,
  openTicket,
  registration,
  sampleTicket,
  ticketQuestion,
} from '../../testing/open-ticket';
import { sampleSession } from '../../testing/samples';

// The test compares how long a booking looks busy, and does not wait for it.
jest.mock('../../campaigns/press/pause', () => ({ pause: jest.fn(() => Promise.resolve()) }));

const visitor = { session: { kind: 'visitor' } } as const;
const asking = { ...sampleTicket, showOtherInfo: true, other_informations: [ticketQuestion('text')] };
const user = userEvent.setup();
const submit = async () => user.click(await screen.findByRole('button', { name: 'Get ticket' }));
const confirm = async () => user.click(await screen.findByRole('button', { name: 'Confirm' }));
/** Fills the form up to the confirm step. */
const fillIn = async () => {
  await user.click(await screen.findByRole('radio', { name: /Sunday/ }));
  const answer = screen.queryByRole('textbox', { name: 'Question text' });
  if (answer) await user.type(answer, 'Peter');
  await submit();
};
type Fake = ReturnType<typeof openTicket>['fake'];
const postsOf = (fake: Fake) => fake.requests.filter(({ method }) => method === 'POST');
const elsewhere = () => screen.findByRole('heading', { name: 'Elsewhere' });

test('O-079 confirms slot, quantity, answers and costs', async () => {
  openTicket(asking);
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toBeInTheDocument();
  for (const text of ['Sunday', 'Peter', '200 points']) expect(screen.getByText(text)).toBeInTheDocument();
});

test('each step has the focus at its heading', async () => {
  openTicket(asking);
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByRole('heading', { name: 'Get a ticket' })).toHaveFocus();
});

test('what is missing is one press away, in the order of the form', async () => {
  openTicket(asking);
  const lead = async () =>
    user.click(await screen.findByRole('button', { name: /^Choose a time and answer/ }));
  await lead();
  expect(screen.getByRole('radio', { name: /Friday/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Sunday/ }));
  await lead();
  expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveFocus();
});

test('O-080 keeps the form on the way back', async () => {
  openTicket(asking);
  await fillIn();
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect(screen.getByRole('radio', { name: /Sunday/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Question text' })).toHaveValue('Peter');
});

test('a booking outlives a remount of the page: it is sent once and leads to my tickets with what was booked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: (response: { status: number; body: object }) => void = () => undefined;
  const { fake } = openTicket(
    asking,
    {},
    { [memberPost]: () => new Promise((resolve) => (answer = resolve)) },
  );
  await fillIn();
  await screen.findByRole('heading', { name: 'Confirm your ticket' });
  const hasFailed = failNextChange();
  await confirm();
  expect(hasFailed()).toBe(true);
  const busy = screen.getByRole('button', { name: 'One moment…' });
  expect(screen.getByText('Peter')).toBeInTheDocument();
  await user.click(busy);
  await act(async () => {
    answer({
      status: 201,
      body: { id: '1', campaign: '201', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 0 },
    });
    await Promise.resolve();
  });
  expect(await elsewhere()).toBeInTheDocument();
  expect(postsOf(fake)).toHaveLength(1);
  expect(fake.host.navigation.state$.value.location.state).toMatchObject({
    booked: { slot: 'Sunday', quantity: 1 },
  });
});

test('O-081 books and leads to my tickets', async () => {
  const { fake } = openTicket(asking);
  await fillIn();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
  expect(pause).toHaveBeenCalledWith(minimumVisible.buyLoading);
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
  expect(postsOf(fake).map(({ body }) => body)).toEqual([
    {
      campaign: '201',
      desired_ticket: 's3',
      desired_ticket_quantity: 1,
      ticket_other_information: [{ id: 'text', answer: 'Peter' }],
    },
  ]);
});

test.each([
  [
    'with what it did to the points',
    { affordability: true },
    { whatNext: { before: 12_430, points: -200, usedId: '201' } },
  ],
  ['alone in a deployment without affordability', {}, {}],
])('what was booked goes with the way to my tickets, %s', async (_, config, spent) => {
  const ticket = { id: '2031', expiry_date: '2026-12-31T15:59:59Z' };
  const made = { status: 201, body: { id: '1', stamps: 0, tickets: [{ ...ticket, code: 'T' }] } };
  const options = { config, session: sampleSession(12_430) };
  const { fake } = openTicket(sampleTicket, {}, { [memberPost]: made }, options);
  await fillIn();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
  const booked = { name: 'Harbour Coffee Voucher', slot: 'Sunday', quantity: 1, ticket };
  expect(fake.host.navigation.state$.value.location.state).toEqual({ booked, ...spent });
});

const notThere = { preparePage: () => Promise.resolve(false) };

test('where my tickets do not come, what was booked is said here, and the way there stays', async () => {
  const { fake } = openTicket(sampleTicket, {}, {}, notThere);
  await fillIn();
  await confirm();
  const dialog = await screen.findByRole('dialog', { name: 'Booked' });
  expect(dialog).toHaveTextContent('TimeSundayQuantity1');
  expect(fake.host.navigation.current()).toBe('/campaign/201');
  await user.click(screen.getByRole('button', { name: 'My tickets' }));
  expect(await elsewhere()).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
  expect(fake.host.navigation.state$.value.location.state).toMatchObject({ booked: { slot: 'Sunday' } });
  expect(postsOf(fake)).toHaveLength(1);
});

test('says that the tickets are sold out in the words of tickets', async () => {
  openTicket(
    sampleTicket,
    {},
    { [memberPost]: { status: 400, body: { detail: 'Desired coupons are sold out.' } } },
  );
  await fillIn();
  await confirm();
  expect(await screen.findByText(/tickets are sold out/)).toBeInTheDocument();
});

test('a slot that was sold meanwhile is chosen anew: the unavailable one is not offered again', async () => {
  let left = 50;
  const { fake } = openTicket(
    sampleTicket,
    {},
    {
      'GET /ticket_campaigns/201': () => ({
        body: {
          ...sampleTicket,
          tickets: sampleTicket.tickets.map((slot) => (slot.id === 's3' ? { ...slot, stock: left } : slot)),
        },
      }),
      [memberPost]: ({ body }) => {
        left = 0;
        return JSON.stringify(body).includes('s3')
          ? { status: 400, body: { detail: 'Desired coupons are sold out.' } }
          : { status: 201, body: { id: '1' } };
      },
    },
  );
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await fillIn();
  await confirm();
  await screen.findByText(/tickets are sold out/);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another time' }));
  const sunday = await screen.findByRole('radio', { name: /Sunday/ });
  await waitFor(() => expect(sunday).toBeDisabled());
  expect(sunday).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Get ticket' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Friday/ }));
  await submit();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
});

test('a ticket that the points no longer pay is not confirmed again', async () => {
  const { fake } = openTicket(
    sampleTicket,
    {},
    { [memberPost]: { status: 400, body: { detail: 'Insufficient points.' } } },
  );
  fake.host.bus.on('points-changed', () => fake.session$.next(sampleSession(100)));
  await fillIn();
  await confirm();
  expect(await screen.findByText(/do not have enough points/)).toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(again).toBeDisabled());
  expect(again).toHaveAccessibleDescription('Needs 100 more points');
});

test('books also when the response lacks unneeded fields', async () => {
  const { fake } = openTicket(
    sampleTicket,
    {},
    { [memberPost]: { status: 201, body: { id: '1', tickets: [{ coupon_type: 'NEW' }] } } },
  );
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await fillIn();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  ['by the fresh answer', false, { body: { in_blackout_period: true } }],
  ['by the loaded flag when the check fails', true, { status: 500, body: {} }],
])('says at the submit that today is a blackout day, %s', async (_, is_within_blackout_period, check) => {
  const { fake } = openTicket(
    sampleTicket,
    { is_within_blackout_period },
    { 'GET /campaigns/201/blackout_check': check },
  );
  await fillIn();
  await waitFor(() => expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/not available today/));
  expect(screen.queryByRole('heading', { name: 'Confirm your ticket' })).not.toBeInTheDocument();
  expect(postsOf(fake)).toHaveLength(0);
});

test('goes on to the confirmation when the blackout of the loaded campaign is over', async () => {
  openTicket(sampleTicket, { is_within_blackout_period: true });
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toBeInTheDocument();
});

test('O-085 sends a guest to confirm the contact, and keeps what was typed', async () => {
  const { fake, unmount } = openTicket(
    sampleTicket,
    { ...forGuests, ticket_campaign_enable_otp: true },
    {},
    visitor,
  );
  await fillIn();
  expect(fake.logins).toEqual([{ redirectTo: '/campaign/201', event: { enableOtp: true } }]);
  unmount();
  openTicket(sampleTicket, forGuests, {}, { ...visitor, state: { registration } });
  expect(await screen.findByRole('heading', { name: 'Confirm your ticket' })).toBeInTheDocument();
  expect(screen.getByText('a@example.test')).toBeInTheDocument();
});

test('O-084 books for a guest with the confirmed contact', async () => {
  const { fake } = openTicket(sampleTicket, forGuests, {}, { ...visitor, state: { registration } });
  await fillIn();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/201/register_success');
  expect(fake.host.navigation.state$.value.location.state).toEqual({ uid: '9003', memberShipID: 'G-9003' });
  expect(postsOf(fake)[0]?.body).toEqual({
    verify_credential: 'VC',
    email: 'a@example.test',
    mobile: null,
    campaign: '201',
    desired_ticket: 's3',
    desired_ticket_quantity: 1,
    ticket_other_information: [],
  });
});

test('books for a guest whose answer says who the guest is, and nothing that can be read of the tickets', async () => {
  const { fake } = openTicket(
    sampleTicket,
    forGuests,
    {
      [guestPost]: {
        status: 201,
        body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [{ coupon_type: 'NEW' }] },
      },
    },
    { ...visitor, state: { registration } },
  );
  await fillIn();
  await confirm();
  expect(await elsewhere()).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/201/register_success');
});

test.each([
  ['', 'Invalid verify credential.'],
  [', said without the full stop (Q-098)', ' Invalid verify credential '],
])('leads a guest back to the sign-on site when the contact is no longer confirmed%s', async (_, detail) => {
  const { fake } = openTicket(
    sampleTicket,
    forGuests,
    { [guestPost]: { status: 400, body: { detail } } },
    { ...visitor, state: { registration } },
  );
  await fillIn();
  await confirm();
  await user.click(await screen.findByRole('button', { name: 'Confirm contact again' }));
  expect(fake.logins).toHaveLength(1);
});

describe('an unknown outcome', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  test('leaves the outcome open for a member, and leads to the ticket when the network is back', async () => {
    const server = { offline: false };
    const { fake } = openTicket(
      sampleTicket,
      {},
      {
        [logPath]: () =>
          server.offline ? { failure: 'network' } : logOf('TICKET_REDEEMED', postsOf(fake).length > 0),
        [memberPost]: () => {
          server.offline = true;
          return { failure: 'network' };
        },
      },
    );
    await fillIn();
    await confirm();
    expect(await screen.findByText(/We got no answer/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
    server.offline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await elsewhere()).toBeInTheDocument();
    expect(fake.host.navigation.current()).toBe('/user/myTicket');
    expect(postsOf(fake)).toHaveLength(1);
  });

  test('is sent again with the same key for a guest, whose tickets cannot be read', async () => {
    const server = { offline: true };
    const { fake } = openTicket(
      sampleTicket,
      forGuests,
      {
        [guestPost]: () =>
          server.offline
            ? { failure: 'network' }
            : { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } },
      },
      { ...visitor, state: { registration } },
    );
    await fillIn();
    await confirm();
    server.offline = false;
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await elsewhere()).toBeInTheDocument();
    expect(fake.host.navigation.current()).toBe('/campaign/201/register_success');
    expect(new Set(postsOf(fake).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});
