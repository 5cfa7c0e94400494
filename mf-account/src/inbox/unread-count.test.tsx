import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleMessage } from '../testing/messages';
import { mountAt } from '../testing/mount';

const path = '/customers/12/inbox_messages';

/** Two unread messages. */
async function open() {
  const read = new Set<string>();
  const api: FakeRoutes = {
    [`GET ${path}`]: () => ({ body: ['1', '2'].map((id) => sampleMessage(id, { is_read: read.has(id) })) }),
    [`PATCH ${path}/1`]: () => {
      read.add('1');
      return { body: sampleMessage('1') };
    },
    [`POST ${path}_deletion`]: { status: 204 },
  };
  const fake = await mountAt('/inbox', { api });
  const changed = jest.fn();
  fake.host.bus.on('inbox-changed', changed);
  await screen.findByRole('list', { name: 'Messages' });
  return { fake, read, changed };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('Q-140 a message that was read lets the host count again; this page counts nothing', async () => {
  const { fake, changed } = await open();
  await press(/Message 1/);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(fake.requests.filter(({ path: asked }) => asked.includes('unread'))).toEqual([]);
});

test('Q-140 Refresh lets the host count again, and the line follows its number', async () => {
  const { fake, read, changed } = await open();
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 2 });
  });
  expect(screen.getByText('2 unread messages')).toBeInTheDocument();
  read.add('1').add('2');
  await press('Refresh');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 0 });
  });
  await waitFor(() => expect(screen.queryByText(/unread/i)).not.toBeInTheDocument());
});
