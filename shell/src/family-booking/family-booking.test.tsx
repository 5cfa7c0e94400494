import { sampleMemberSession, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Kernel } from '../host/create-host';
import { renderWithKernel } from '../kernel-context/testing/render-with-kernel';
import { FamilyBooking } from './family-booking';

const url = 'POST /customers/1/family_booking_list';
const list = (family_booking_list_url = 'https://booking.test/list'): FakeAnswer => ({
  body: { family_booking_list_url, access: 'A' },
});
const opened = 'https://booking.test/list?access_token=A';

const tokens = {
  fresh: () => Promise.resolve({ access: 'access', refresh: 'refresh', receivedAt: 0 }),
} as unknown as Kernel['tokens'];

function visit(answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>), session = sampleMemberSession) {
  return renderWithKernel(
    <FamilyBooking />,
    { tokens },
    { path: '/family_booking', session, api: { [url]: answer } },
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
  const answers = [first, list()];
  const { fake } = visit(() => answers.shift() ?? list());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Family booking');
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Try again|Refresh/ }));
  await waitFor(() => {
    expect(open.mock.calls).toEqual([[opened, '_blank']]);
  });
  expect(fake.requests).toHaveLength(2);
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
