import { type FakeAnswer, memberSession, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Kernel } from '../../host/create-host';
import { renderWithKernel } from '../../react/kernel-context/testing/render-with-kernel';
import { FamilyBooking } from './family-booking';
import { bookingAddress } from './booking-address';

const url = 'POST /customers/1/family_booking_list';
const urlOfNext = 'POST /customers/2/family_booking_list';
const list = (family_booking_list_url = 'https://booking.test/list'): FakeAnswer => ({
  body: { family_booking_list_url, access: 'A' },
});
const opened = 'https://booking.test/list?access_token=A';

const tokens = {
  fresh: () => Promise.resolve({ access: 'access', refresh: 'refresh', receivedAt: 0 }),
} as unknown as Kernel['tokens'];

function visit(
  answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>),
  session = sampleMemberSession,
  held = tokens,
) {
  return renderWithKernel(
    <FamilyBooking />,
    { tokens: held },
    {
      path: '/family_booking',
      session,
      api: { [url]: answer, [urlOfNext]: () => new Promise(() => undefined) },
    },
  );
}
/** @param blocked the browser refuses windows that no press has opened */
function windows(blocked: boolean) {
  const other = { opener: window } as unknown as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(blocked ? null : other);
  return { open, other };
}

test('Q-039 the list opens in a new window with the token, and the page goes back', async () => {
  const { open, other } = windows(false);
  const { fake } = visit(list());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Opening your bookings in a new window…' })).toBeInTheDocument();
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/home');
  });
  expect(open.mock.calls).toEqual([[opened, '_blank']]);
  expect(other.opener).toBeNull();
  expect(fake.requests.map(({ body }) => body)).toEqual([
    { booking_access: 'access', booking_refresh: 'refresh' },
  ]);
});

test.each([
  ['Open', 2],
  ['Cancel', 1],
])('Q-040 a blocked window is asked about; %s goes back after %i attempts', async (button, attempts) => {
  const { open } = windows(true);
  const { fake } = visit(list());
  const dialog = await screen.findByRole('alertdialog', { name: 'Open your bookings' });
  expect(dialog).toHaveTextContent('Your browser kept the new window closed.');
  expect(fake.host.navigation.current()).toBe('/family_booking');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(open.mock.calls).toEqual(Array.from({ length: attempts }, () => [opened, '_blank']));
  expect(fake.host.navigation.current()).toBe('/home');
});

test.each([
  ['a refusal', { status: 500 }],
  ['an unsafe address', list('javascript:alert(1)')],
])('after %s the member can try again', async (_, first) => {
  const { open } = windows(false);
  const answers = [first, first, list()];
  const { fake } = visit(() => answers.shift() ?? list());
  for (const attempts of [1, 2]) {
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Family booking');
    expect(screen.getByText(/^Seems there is an error here/)).toBeInTheDocument();
    expect(fake.requests).toHaveLength(attempts);
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Try again|Refresh/ }));
  }
  await waitFor(() => {
    expect(open.mock.calls).toEqual([[opened, '_blank']]);
  });
  expect(fake.requests).toHaveLength(3);
});

test('a member without tokens is left to the server, which says what is wrong', async () => {
  windows(false);
  const none = { fresh: () => Promise.resolve(null) } as unknown as Kernel['tokens'];
  const { fake } = visit({ status: 500 }, sampleMemberSession, none);
  await screen.findByRole('heading', { name: 'Family booking' });
  expect(fake.requests.map(({ body }) => body)).toEqual([{}]);
});

test('a refusal for a member who has left says nothing to the next one', async () => {
  windows(false);
  let refuse: (value: FakeAnswer) => void = () => undefined;
  const { fake } = visit(() => new Promise((resolve) => (refuse = resolve)));
  await waitFor(() => {
    expect(fake.requests).toHaveLength(1);
  });
  const member = { uid: '2', membershipId: 'M-2', displayName: 'Lee', customer: null, pointAccount: null };
  act(() => {
    fake.session$.next(memberSession(member));
  });
  await act(async () => {
    refuse({ status: 500 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(screen.queryByRole('heading', { name: 'Family booking' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([list(), { status: 500 }])(
  'an answer after the page was left (%#) does nothing',
  async (answer) => {
    const { open } = windows(false);
    let arrive: (value: FakeAnswer) => void = () => undefined;
    const { unmount, fake } = visit(() => new Promise((resolve) => (arrive = resolve)));
    await waitFor(() => {
      expect(fake.requests).toHaveLength(1);
    });
    unmount();
    await act(async () => {
      arrive(answer);
      await Promise.resolve();
    });
    expect(open).not.toHaveBeenCalled();
  },
);

test('without a member nothing is asked for', async () => {
  const { fake } = visit(list(), { kind: 'visitor' });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(fake.requests).toEqual([]);
});

test.each([
  ['https://booking.test/list', 'https://booking.test/list?access_token=a%2Bb'],
  ['https://booking.test/list?lang=zh', 'https://booking.test/list?lang=zh&access_token=a%2Bb'],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('S-077 the list at %p is opened as %p', (listUrl, address) => {
  expect(bookingAddress(listUrl, 'a+b')).toBe(address);
});
