import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWallet } from '../testing/wallet';

const api = { 'GET /customers/7/tickets': { body: [] } };
const booked = {
  name: 'Slot Talk',
  slot: 'Evening',
  quantity: 2,
  ticket: { id: '2031', expiry_date: '2099-12-31T15:59:59Z' },
};
const open = (state: object) => openWallet('/user/myTicket', { api, state });
const card = async () =>
  (await screen.findByRole('heading', { name: 'Booked' })).parentElement?.parentElement;

test('what was booked is above the tickets, and no more after a way back', async () => {
  const fake = await open({ booked });
  expect(await card()).toHaveTextContent('EventSlot TalkTimeEveningQuantity2');
  expect(document.activeElement).toHaveTextContent(/^Booked/);
  expect(screen.getByRole('link', { name: 'View ticket' })).toHaveAttribute('href', '/ticket/2031');
  await waitFor(() => {
    expect(fake.host.navigation.state$.value.location.state).toEqual({ tabIndex: 0 });
  });
});

test('its last day is one press away from the calendar', async () => {
  const saved = jest.fn<string, [Blob]>(() => 'blob:saved');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const fake = await open({ booked });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(saved.mock.calls.map(([{ type }]) => type)).toEqual(['text/calendar;charset=utf-8']);
  expect(press.mock.contexts).toEqual([expect.objectContaining({ download: 'expiring-ticket-2031.ics' })]);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('The calendar file was saved');
});

test.each([
  ['that the response did not name', null, []],
  ['without a last day', { id: '2031', expiry_date: null }, ['View ticket']],
])('a ticket %s has the ways that there are', async (_, ticket, links) => {
  await open({ booked: { ...booked, ticket } });
  await card();
  expect(screen.queryAllByRole('link', { name: 'View ticket' }).map((link) => link.textContent)).toEqual(
    links,
  );
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test.each([{}, { booked: 'all' }, { booked: { name: 'Talk' } }])(
  'the state %j tells of nothing',
  async (state) => {
    await open(state);
    expect(await screen.findByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
    expect(screen.queryByText('Booked')).not.toBeInTheDocument();
  },
);
